const UPDATE_EVERY_MS = 60 * 60_000;

function ownBuild(): string | undefined {
  return (window as { __remixManifest?: { version: string } }).__remixManifest?.version;
}

/**
 * Registers the service worker in production builds; `onNewBuild` is called when a newer one takes over.
 * Returns a function that stops the watch.
 */
export function startWorker(onNewBuild: () => void): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const workers = navigator.serviceWorker;
  const hear = ({ data }: MessageEvent<{ kind: string; build: string }>) => {
    if (data.kind === "build" && data.build !== ownBuild()) onNewBuild();
  };
  // Offline, or where service workers are refused, there is nothing to update.
  const look = () =>
    void workers.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  const lookOnReturn = () => {
    if (document.visibilityState === "visible") look();
  };
  look();
  const timer = setInterval(look, UPDATE_EVERY_MS);
  workers.addEventListener("message", hear);
  document.addEventListener("visibilitychange", lookOnReturn);
  return () => {
    clearInterval(timer);
    workers.removeEventListener("message", hear);
    document.removeEventListener("visibilitychange", lookOnReturn);
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

type Reader = { member: string | null; isPaying: boolean };

/**
 * Tells the worker who reads which page. The page is stored for offline use; other readers' pages are
 * deleted, and so are the reader's own from their paid time.
 */
export async function notifyWorker(reader: Reader, path: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: "reader", ...reader, path: savesData() ? "" : path });
}
