const carriers = [
  { name: "Google", isItsHost: (host: string) => host === "fcm.googleapis.com" },
  { name: "Mozilla", isItsHost: (host: string) => host.endsWith(".push.services.mozilla.com") },
  { name: "Apple", isItsHost: (host: string) => host.endsWith(".push.apple.com") },
  { name: "Microsoft", isItsHost: (host: string) => host.endsWith(".notify.windows.com") },
];

/**
 * Name of the push service at this address. Null for any other address: members supply it, so the service
 * sends nothing there.
 */
export function findPushCarrier(endpoint: string): string | null {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return null;
  return carriers.find(({ isItsHost }) => isItsHost(url.hostname))?.name ?? null;
}
