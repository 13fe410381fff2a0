import { to } from "~/i18n/paths";
import { pageKinds, type PageKind } from "../../../contract/content-kinds.ts";
import { isSlug, SLUG_PATTERN } from "../../../contract/text.ts";
import { isUuid } from "../../../contract/uuid.ts";

/** A page of the portal that a message names. */
export type PageAddress = {
  /** With locale, without what follows the path. */
  path: string;
  kind: PageKind;
  /** Its slug; of a topic its id. */
  name: string;
};

/** What a card says of such a page. */
export type SharedPage = Pick<PageAddress, "path" | "kind"> & { title: string; isLocked: boolean };

/** As many as one question asks for. */
export const MAX_SHARED_PAGES = 30;
const MAX_IN_A_MESSAGE = 3;

const ADDRESS = new RegExp(
  `(?<![^\\s(<"'])(https?://[^\\s/<>"']{1,253})?/pt-BR/app/([a-z]{1,20})/(${SLUG_PATTERN})(?![\\w/-])`,
  "g",
);

const isKind = (name: string): name is PageKind => pageKinds.some((each) => each === name);

/**
 * The pages of items and topics that a text names, each once, by a path or by an address of the portal;
 * no others, and nothing of other hosts.
 * @param origin of the portal
 */
export function pagesIn(text: string, origin: string): PageAddress[] {
  const pages = new Map<string, PageAddress>();
  for (const [, host, kind = "", name = ""] of text.matchAll(ADDRESS)) {
    if (host !== undefined && host !== origin) continue;
    if (!isKind(kind) || !(kind === "forum" ? isUuid(name) : isSlug(name))) continue;
    const path = to(`/app/${kind}/${name}`);
    pages.set(path, { path, kind, name });
  }
  return [...pages.values()].slice(0, MAX_IN_A_MESSAGE);
}

const PAGE_PATH = /^\/pt-BR\/app\/[\w/?=&-]{1,200}$/;

/**
 * The address of a page that somebody wants to send, as it stands in a message; null for anything but the
 * path of a member's page.
 */
export function addressToSend(path: string | null, origin: string): string | null {
  return path !== null && PAGE_PATH.test(path) ? origin + path : null;
}
