/** True if the worker can answer offline, with a stored page or its offline page. */
export async function isWorkerThere(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return false;
  return (await caches.match("/offline.html").catch(() => undefined)) !== undefined;
}
