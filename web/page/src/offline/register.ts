// Starts the service worker: in the built page only, and where a browser allows one.
export function registerOffline(): void {
  if (!import.meta.env.PROD || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  const register = () => {
    void navigator.serviceWorker.register('./offline.js', { updateViaCache: 'none' }).catch(() => undefined);
    // Says of which version this page is, so that older ones can be forgotten.
    navigator.serviceWorker.controller?.postMessage({ loaded: import.meta.url });
  };
  // The page's own files come first; it may be loaded before it is drawn.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
