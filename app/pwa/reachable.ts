/** Whether the portal answers at all, whatever it says. */
export function isReachable(): Promise<boolean> {
  return fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}
