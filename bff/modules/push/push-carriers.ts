/** Push services of the browsers there are, by the hosts at which they take messages. */
const carriers = [
  { name: "Google", isItsHost: (host: string) => host === "fcm.googleapis.com" },
  { name: "Mozilla", isItsHost: (host: string) => host.endsWith(".push.services.mozilla.com") },
  { name: "Apple", isItsHost: (host: string) => host.endsWith(".push.apple.com") },
  { name: "Microsoft", isItsHost: (host: string) => host.endsWith(".notify.windows.com") },
];

/**
 * Whose push service an address is; null for any other, to which the service sends nothing: the address is
 * whatever a member says.
 */
export function findPushCarrier(endpoint: string): string | null {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return null;
  return carriers.find(({ isItsHost }) => isItsHost(url.hostname))?.name ?? null;
}
