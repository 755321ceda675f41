// Flights: copies of tiles that move over the page from one place to another.
// No other file measures the screen while tiles move.
import type { FloorThing } from '../table/protocol';

export interface Flight {
  thing: FloorThing;
  from: string[];
  to: string[];
  soft: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The rectangle of a place: `name`, or `name slot [index]` for something in it. */
export function rectOf(address: string): DOMRect | null {
  const [at, slot, index] = address.split(' ');
  const place = document.querySelector<HTMLElement>(`[data-at="${at}"]`);
  if (!place) return null;
  if (slot === undefined) return place.getBoundingClientRect();
  if (slot === '#') {
    const free = [...place.querySelectorAll('[data-slot]')].find((entry) => !entry.firstElementChild);
    return (free ?? place).getBoundingClientRect();
  }
  const inside =
    index === undefined
      ? place.querySelector(`[data-slot="${slot}"]`)
      : place.querySelectorAll(`[data-colour="${slot}"]`)[Number(index)];
  return (inside ?? place).getBoundingClientRect();
}

function find(addresses: string[]): DOMRect | null {
  for (const address of addresses) {
    const rect = rectOf(address);
    if (rect && rect.width > 0) return rect;
  }
  return null;
}

export interface MeasuredFlight {
  flight: Flight;
  from: DOMRect | null;
  to: DOMRect | null;
}

/** Measure where tiles come from, before they are lifted. */
export function depart(flights: Flight[]): MeasuredFlight[] {
  return flights.map((flight) => ({ flight, from: find(flight.from), to: null }));
}

export function fly(
  layer: HTMLElement,
  measured: MeasuredFlight[],
  duration: number,
  stagger: number,
  landed: (flight: Flight) => void,
): Animation[] {
  const animations: Animation[] = [];
  for (const one of measured) one.to = find(one.flight.to);
  spreadOverSlots(measured);
  measured.forEach(({ flight, from, to }, index) => {
    if (!from || !to) return;
    const size = Math.min(from.width, from.height, 56);
    const end = Math.min(to.width, to.height, 64);
    const tile = document.createElementNS(SVG, 'svg');
    tile.setAttribute('viewBox', '0 0 48 48');
    tile.setAttribute('width', String(size));
    tile.setAttribute('height', String(size));
    tile.classList.add('flying');
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', flight.thing === '*' ? '#marker' : `#tile-${flight.thing}`);
    tile.append(use);
    layer.append(tile);
    const start = centre(from, size);
    const goal = centre(to, size);
    const animation = tile.animate(
      [
        { transform: `translate(${start.x}px, ${start.y}px) scale(1)`, offset: 0 },
        {
          transform: `translate(${(start.x + goal.x) / 2}px, ${(start.y + goal.y) / 2 - 14}px) scale(1.14)`,
          offset: 0.45,
        },
        { transform: `translate(${goal.x}px, ${goal.y}px) scale(${end / size})`, offset: 1 },
      ],
      { duration, delay: index * stagger, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
    );
    animation.finished.then(() => landed(flight)).catch(() => undefined);
    animations.push(animation);
  });
  return animations;
}

/** Spread tiles that are dealt to one factory over its four corners. */
function spreadOverSlots(measured: MeasuredFlight[]): void {
  const used = new Map<string, number>();
  for (const one of measured) {
    const [address] = one.flight.to;
    if (!address.endsWith(' #')) continue;
    const index = used.get(address) ?? 0;
    used.set(address, index + 1);
    const place = document.querySelector(`[data-at="${address.split(' ')[0]}"]`);
    const slot = place?.querySelectorAll('[data-slot]')[index];
    if (slot) one.to = slot.getBoundingClientRect();
  }
}

function centre(rect: DOMRect, size: number): { x: number; y: number } {
  return { x: rect.x + (rect.width - size) / 2, y: rect.y + (rect.height - size) / 2 };
}
