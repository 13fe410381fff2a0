export async function isWorkerThere(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return false;
  return (await caches.match("/offline.html").catch(() => undefined)) !== undefined;
}
