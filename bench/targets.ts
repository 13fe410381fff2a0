import type { Row } from "./bench-run.ts";
import { requireLinkedPath } from "./linked-path.ts";
import type { Target } from "./load.ts";
import { fetchPage } from "./page-weight.ts";
import {
  barePages,
  PAGES,
  pageNames,
  PEERS,
  plainPages,
  type PageName,
  type Peer,
} from "./pages.ts";
import type { SideServer } from "./side-server.ts";

export type MeasuredTarget = Target & Pick<Row, "peer" | "page">;
export type PortalAccess = {
  origin: string;
  cookie: string;
  parts: Target["parts"];
  otherMemberId: string;
};

const LIST_PATH = "/pt-BR/app/news";
const PROFILE_PATH = "/pt-BR/app/profile/";
const BARE_PATHS = { list: "/", item: "/items/7" } as const;

export async function listPortalTargets(portal: PortalAccess): Promise<MeasuredTarget[]> {
  const target = (page: PageName, path: string): MeasuredTarget => ({
    peer: "portal",
    page,
    name: `portal, ${PAGES[page].name}`,
    url: portal.origin + path,
    cookie: PAGES[page].isMembers ? portal.cookie : null,
    parts: portal.parts,
  });
  const list = target("newsList", LIST_PATH);
  const html = await fetchPage(list);
  const paths: Record<PageName, string> = {
    landing: "/pt-BR",
    newsList: LIST_PATH,
    newsPage: requireLinkedPath(html, `${LIST_PATH}/`),
    articlesList: "/pt-BR/app/articles",
    profile: requireLinkedPath(html, PROFILE_PATH),
    otherProfile: PROFILE_PATH + portal.otherMemberId,
  };
  return pageNames.map((page) => target(page, paths[page]));
}

export function listBareTargets(peer: Peer, server: SideServer): MeasuredTarget[] {
  return barePages.map((page) => ({
    peer,
    page,
    name: `${PEERS[peer]}, ${page}`,
    url: server.origin + BARE_PATHS[page],
    cookie: null,
    parts: { [PEERS[peer]]: [server.pid] },
  }));
}

export async function readPlainPages(
  targets: readonly MeasuredTarget[],
): Promise<Record<string, string>> {
  const chosen = targets.filter(({ page }) => plainPages.some((plain) => plain === page));
  const pages = chosen.map(async (target) => [target.page, await fetchPage(target)] as const);
  return Object.fromEntries(await Promise.all(pages));
}

export function listPlainTargets(server: SideServer): MeasuredTarget[] {
  return plainPages.map((page) => ({
    peer: "fastify",
    page,
    name: `${PEERS.fastify}, ${PAGES[page].name}`,
    url: `${server.origin}/${page}`,
    cookie: null,
    parts: { [PEERS.fastify]: [server.pid] },
  }));
}
