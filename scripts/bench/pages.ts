/** The portal's pages that are measured, and which of a bare app's two pages stands beside each. */
export const PAGES = {
  landing: { name: "landing, no session", beside: "list", isMembers: false, cpu: null },
  newsList: { name: "news list", beside: "list", isMembers: true, cpu: "kept" },
  newsPage: { name: "news page", beside: "item", isMembers: true, cpu: "kept" },
  articlesList: { name: "articles list", beside: "list", isMembers: true, cpu: "kept" },
  /**
   * Personal throughout. Measured is the look that follows another: what the service says of one's own
   * profile is remembered for a minute, and the document kept from the second look on.
   */
  profile: { name: "own profile", beside: "item", isMembers: true, cpu: "personal" },
  /** Asked of service and Directus for each request, since a block counts at once; no aim is set for that. */
  otherProfile: { name: "another member's profile", beside: "item", isMembers: true, cpu: null },
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
