/** The portal's pages that are measured, and which of a bare app's two pages stands beside each. */
export const PAGES = {
  landing: { name: "landing, no session", beside: "list", isMembers: false, isKept: true },
  newsList: { name: "news list", beside: "list", isMembers: true, isKept: true },
  newsPage: { name: "news page", beside: "item", isMembers: true, isKept: true },
  articlesList: { name: "articles list", beside: "list", isMembers: true, isKept: true },
  /** Personal throughout: drawn for each request. */
  profile: { name: "profile", beside: "item", isMembers: true, isKept: false },
} as const;

export type PageName = keyof typeof PAGES;
export const pageNames = Object.keys(PAGES) as PageName[];

export const PEERS = {
  portal: "portal",
  remix: "bare Remix",
  next: "bare Next",
  fastify: "Fastify, same bytes",
} as const;
export type Peer = keyof typeof PEERS;

/** What a bare app has: a list of twenty and one of its items. */
export type BarePage = "list" | "item";
export const barePages: readonly BarePage[] = ["list", "item"];

/** What Fastify sends from memory: a visitor's page and two of a member's. */
export const plainPages: readonly PageName[] = ["landing", "newsList", "newsPage"];
