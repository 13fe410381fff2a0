import { headersOf, type Target } from "./load.ts";
import { PEERS, type BenchPage, type Peer } from "./pages.ts";
import type { SideServer } from "./side-server.ts";

export type PortalAccess = { origin: string; cookie: string; parts: Target["parts"] };

export function listPortalTargets(
  { origin, cookie, parts }: PortalAccess,
  pages: readonly BenchPage[],
): Target[] {
  return pages.map(({ address, isMembers }) => ({
    name: address,
    url: origin + address,
    cookie: isMembers ? cookie : null,
    parts,
  }));
}

export function peerTarget(peer: Peer, { origin, pid }: SideServer, path = "/"): Target {
  const name = PEERS[peer];
  return { name, url: origin + path, cookie: null, parts: { [name]: [pid] } };
}

export async function fetchPage(target: Pick<Target, "url" | "cookie">): Promise<string> {
  const response = await fetch(target.url, { headers: headersOf(target), redirect: "error" });
  if (!response.ok) throw new Error(`${target.url} answered ${response.status}`);
  return response.text();
}
