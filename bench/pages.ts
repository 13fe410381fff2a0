import { pageExamples } from "../scripts/pages/page-examples.ts";

export type BenchPage = { address: string; isMembers: boolean };

/** The gallery exists in demos only; the root only redirects. */
const NO_PAGES: readonly string[] = ["/", "/pt-BR/ui"];

/** Addresses of every page of the map that answers 200. `word` selects addresses that contain it. */
export function listBenchPages(word = ""): BenchPage[] {
  const pages = Object.values(pageExamples).flatMap(({ openTo, addresses, status = 200 }) =>
    status === 200
      ? addresses.map((address) => ({ address, isMembers: openTo === "members" }))
      : [],
  );
  return pages.filter(({ address }) => !NO_PAGES.includes(address) && address.includes(word));
}

export const PEERS = {
  remix: "bare Remix, list",
  next: "bare Next, list",
  fastify: "Fastify, bytes of the landing page",
} as const;
export type Peer = keyof typeof PEERS;
