// Starts the service worker: in the built page only, and where a browser allows one.
export function registerOffline(): void {
  if (!import.meta.env.PROD || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    void navigator.serviceWorker.register('./offline.js', { updateViaCache: 'none' }).catch(() => undefined);
    // Says of which version this page is, so that older ones can be forgotten.
    navigator.serviceWorker.controller?.postMessage({ loaded: import.meta.url });
  });
}
