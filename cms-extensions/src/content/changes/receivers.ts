import { lookup as systemLookup } from "node:dns/promises";
import { isIP } from "node:net";

export type Receiver = { url: URL; address: string };
type Lookup = (host: string) => Promise<{ address: string }[]>;

const lookupAll: Lookup = (host) => systemLookup(host, { all: true });

/** Parses the comma-separated list of CMS_CHANGED_URLS; throws if an entry is not an http or https address. */
export function readReceiverUrls(list: string): URL[] {
  const urls = list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return urls.map((entry) => {
    const url = new URL(entry);
    if (!/^https?:$/.test(url.protocol)) throw new Error(`CMS_CHANGED_URLS: ${entry} is not http`);
    return url;
  });
}

/**
 * One receiver per IP address of a host name, so that every replica behind the name is notified. An https address has one receiver with its host name, because the certificate is issued for that name.
 */
export async function listReceivers(urls: URL[], lookup: Lookup = lookupAll): Promise<Receiver[]> {
  const found = await Promise.all(urls.map((url) => receiversOf(url, lookup)));
  return found.flat();
}

async function receiversOf(url: URL, lookup: Lookup): Promise<Receiver[]> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol === "https:" || isIP(host)) return [{ url, address: host }];
  const addresses = new Set((await lookup(host)).map((entry) => entry.address));
  return preferOneFamily([...addresses]).map((address) => ({ url, address }));
}

// If a host name has IPv4 and IPv6 addresses, both lead to the same processes. IPv4 is used, because containers listen on it.
function preferOneFamily(addresses: string[]): string[] {
  const v4 = addresses.filter((address) => isIP(address) === 4);
  return v4.length > 0 ? v4 : addresses;
}
