import { chat as words } from "~/features/chat/words";
import { to } from "~/i18n/paths";
import { pageKinds, type PageKind } from "../../../contract/content/kinds.ts";
import { areas } from "../../../contract/shared/areas.ts";
import { isSlug, SLUG_PATTERN } from "../../../contract/shared/text.ts";
import { isUuid } from "../../../contract/shared/uuid.ts";

export type PageAddress = {
  /** With locale, without query and hash. */
  path: string;
  kind: PageKind;
  name: string;
};

export type SharedPage = Pick<PageAddress, "path" | "kind"> & { title: string; isLocked: boolean };

export const MAX_SHARED_PAGES = 30;
const MAX_IN_A_MESSAGE = 3;

const ADDRESS = new RegExp(
  `(?<![^\\s(<"'])(https?://[^\\s/<>"']{1,253})?/pt-BR/app/([a-z]{1,20})/(${SLUG_PATTERN})(?![\\w/-])`,
  "g",
);

const isKind = (name: string): name is PageKind => pageKinds.some((each) => each === name);

const singulars: Readonly<Partial<Record<PageKind, string>>> = words.shared;

/** Singular of a kind; a kind without one has its area's title. */
export const pageKindName = (kind: PageKind): string => singulars[kind] ?? areas[kind].title;

/**
 * Unique pages of items and topics, by path or portal address. Ignores all other pages and hosts.
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

/** The text with a name in place of each address of the portal, for a preview of one line. */
export function withPageNames(
  text: string,
  origin: string,
  nameOf: (kind: PageKind | "page") => string,
): string {
  const start = origin + to("/");
  return text.replace(/\S+/g, (word) => {
    const at = word.indexOf(start);
    return at < 0
      ? word
      : word.slice(0, at) + nameOf(pagesIn(word.slice(at), origin)[0]?.kind ?? "page");
  });
}

const PAGE_PATH = /^\/pt-BR\/app\/[\w/?=&-]{1,200}$/;

export function addressToSend(path: string | null, origin: string): string | null {
  return path !== null && PAGE_PATH.test(path) ? origin + path : null;
}
