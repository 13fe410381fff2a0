import { isContentKind, type ContentKind } from "./content-kinds.ts";
import { isUuid } from "./uuid.ts";

/** Kinds whose items are looked at in the portal before they are published: pages of one text. */
export const previewedKinds = [
  "articles",
  "news",
  "videos",
] as const satisfies readonly ContentKind[];
export type PreviewedKind = (typeof previewedKinds)[number];

/** What a link shows beside the item's own fields: names of what it is filed under, and nothing further away. */
export const previewedPaths: readonly string[] = [
  ...["category.slug", "category.name", "category.icon"],
  ...["tags.tags_id.slug", "tags.tags_id.name"],
  "cantons.Cantons_id.cantonCode",
];

/** As whom: somebody without an account, a member who does not pay, one who does. */
export const previewLooks = ["guest", "free", "paying"] as const;
export type PreviewLook = (typeof previewLooks)[number];

/** For how long a link works, for whoever has it. */
export const PREVIEW_HOURS = 24;

/** The version that Directus calls what everybody reads. */
export const MAIN_VERSION = "main";

/** What a link shows: one item as it stands or as a change of it is prepared, with its editor's rights. */
export type Preview = {
  kind: PreviewedKind;
  item: string;
  version: string;
  editor: string;
  /** Seconds since 1970. */
  until: number;
};

/** Whether an unfinished text of this kind can be shown as its readers would see it. */
export const isPreviewedKind = (name: string): name is PreviewedKind =>
  isContentKind(name) && previewedKinds.some((kind) => kind === name);

/** A version's key as it can stand in a link. */
export const isVersionKey = (key: string): boolean => /^[\w-]{1,64}$/.test(key);

/** What is signed; the signature, HMAC-SHA-256 in hexadecimal, follows after a dot. */
export const previewText = ({ kind, item, version, editor, until }: Preview): string =>
  [kind, item, version, editor, until].join(".");

/** Reads a link's token; null for what is none. Whether it is signed is for Directus to say. Pure. */
export function readPreviewToken(token: string): (Preview & { signature: string }) | null {
  const [kind = "", item = "", version = "", editor = "", until = "", signature = "", ...rest] =
    token.split(".");
  const isToken =
    isPreviewedKind(kind) &&
    isUuid(item) &&
    isVersionKey(version) &&
    isUuid(editor) &&
    /^\d{10}$/.test(until) &&
    /^[0-9a-f]{64}$/.test(signature) &&
    rest.length === 0;
  return isToken ? { kind, item, version, editor, until: Number(until), signature } : null;
}

/** The portal's page of a link, with locale. */
export const previewPath = (token: string): string => `/pt-BR/preview/${token}`;
