// Dragging: tiles follow a finger or a pointer from a source to a line.
// A tap and a drag begin alike; only movement tells them apart.
import type { DraftChoice } from '../table/protocol';

const FAR = 7;

export interface Drag {
  begin(choice: DraftChoice): void;
  over(line: number | null): void;
  drop(line: number | null): void;
  /** Not a drag: the finger scrolls the page. */
  cancel(): void;
  tap(choice: DraftChoice): void;
}

/** Follow one pointer from its first touch and report a tap or a drag to the hand. */
export function follow(
  down: PointerEvent,
  choice: DraftChoice,
  layer: HTMLElement,
  hand: Drag,
): void {
  const start = { x: down.clientX, y: down.clientY };
  let ghost: HTMLElement | null = null;

  const lineAt = (event: PointerEvent): number | null => {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const line = under?.closest<HTMLElement>('[data-line]')?.dataset.line;
    return line === undefined ? null : Number(line);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    if (!ghost) {
      ghost = inHand(choice, layer);
      hand.begin(choice);
    }
    const lift = event.pointerType === 'touch' ? 44 : 0;
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY - lift}px)`;
    hand.over(lineAt(event));
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (event.type === 'pointercancel') hand.cancel();
    else if (ghost) hand.drop(lineAt(event));
    else hand.tap(choice);
    ghost?.remove();
  };
  const stop = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/** Act when this pointer is lifted, but not if it scrolled the page. */
export function whenTapped(down: PointerEvent, act: () => void): void {
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (event.type === 'pointerup') act();
  };
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

function inHand(choice: DraftChoice, layer: HTMLElement): HTMLElement {
  const hand = document.createElement('div');
  hand.className = 'in-hand';
  for (let i = 0; i < Math.min(choice.count, 5); i++) {
    const tile = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    tile.setAttribute('viewBox', '0 0 48 48');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `#tile-${choice.colour}`);
    tile.append(use);
    hand.append(tile);
  }
  layer.append(hand);
  return hand;
}
