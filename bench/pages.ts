export const PAGES = {
  landing: { name: "landing, no session", beside: "list", isMembers: false, cpu: null },
  newsList: { name: "news list", beside: "list", isMembers: true, cpu: "kept" },
  newsPage: { name: "news page", beside: "item", isMembers: true, cpu: "kept" },
  articlesList: { name: "articles list", beside: "list", isMembers: true, cpu: "kept" },
  /**
   * Entirely personal. Measured from the second view on: the service's profile data is cached for a minute
   * and the document is cached after the first view.
   */
  profile: { name: "own profile", beside: "item", isMembers: true, cpu: "personal" },
  /** Queries service and Directus on every request, because a block takes effect at once; it has no aim. */
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

export type BarePage = "list" | "item";
export const barePages: readonly BarePage[] = ["list", "item"];

export const plainPages: readonly PageName[] = ["landing", "newsList", "newsPage"];
