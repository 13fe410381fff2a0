/** Whether the worker can show this address without a connection. */
export async function isPageKept(path: string): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return false;
  return (await caches.match(path).catch(() => undefined)) !== undefined;
}
