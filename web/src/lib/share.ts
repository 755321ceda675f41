// Sharing: the clipboard, downloads and notifications.
// All of it must work on plain HTTP in a local network, where browsers hide their newer interfaces.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  // Inside an open dialog, because otherwise the browser does not give the field the focus.
  const home = document.querySelector('dialog[open]') ?? document.body;
  const focused = document.activeElement;
  home.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

export function download(name: string, text: string): void {
  save(name, new Blob([text], { type: 'text/plain' }));
}

/** Store a file on the user's device. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Whether this browser shows notifications of this page: only over HTTPS, or from the same machine. */
export function canNotify(): boolean {
  return window.isSecureContext && 'Notification' in window;
}

export function notify(text: string, tag: string): void {
  try {
    if (!canNotify() || Notification.permission !== 'granted') return;
    const shown = new Notification(text, { tag, icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones have the class but refuse the call.
  }
}
