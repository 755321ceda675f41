// Installing the page as an app, and the service worker, which opens it without the server.
// Browsers offer both on localhost and over HTTPS only.

/** The event of browsers that can install a page; it is not in TypeScript's library. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The first screen comes first, and what a click on "Play now" needs. */
const REGISTER_AFTER_MS = 3000;
let offer = $state.raw<InstallEvent | null>(null);

window.addEventListener('beforeinstallprompt', (event) => {
  // The button of the first screen asks instead of the browser.
  event.preventDefault();
  offer = event as InstallEvent;
});
window.addEventListener('appinstalled', () => (offer = null));

/** Whether the browser can install the page and has not done so. */
export const canInstall = (): boolean => offer !== null;

/** Let the browser ask; it allows one question for each offer. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined), REGISTER_AFTER_MS);
}
