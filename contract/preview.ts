import { isUuid } from "./uuid.ts";

/** Collections whose items are looked at in the portal before readers can see them. */
export const previewedKinds = ["articles", "news", "videos", "courses", "course_classes"] as const;
export type PreviewedKind = (typeof previewedKinds)[number];

const filedUnder = [
  ...["category.slug", "category.name", "category.icon"],
  ...["tags.tags_id.slug", "tags.tags_id.name"],
  "cantons.Cantons_id.cantonCode",
];

/** The class that a film goes with. */
const lessonPaths = ["title", "slug", "module.slug", "module.course.slug"].map(
  (path) => `relatedClassId.${path}`,
);

/** What a course says of itself and of all it teaches, down to the names of its classes. */
const courseFields = [
  ...[
    "id",
    "slug",
    "title",
    "summary",
    "publishedAt",
    "pinnedUntil",
    "cover",
    "coverAlt",
    "coverCredit",
  ],
  ...["totalMinutes", "commentCount", "level", "access", "outcomes", "instructors"],
];
const coursePaths = [
  ...["category.slug", "category.name", "category.icon", "cantons.Cantons_id.cantonCode"],
  ...["id", "slug", "title", "sort", "requireOrder"].map((field) => `modules.${field}`),
  ...[
    ...["id", "slug", "title", "kind", "minutes", "isPreview", "completionRule", "sort"],
    ...["updateNote", "partsChangedAt", "date_created", "date_updated"],
  ].map((field) => `modules.classes.${field}`),
];
const COURSE_OF_CLASS = "module.course";

/** What a link shows beside the item's own fields: names of what it is filed under or part of, no more. */
export function previewedPathsOf(kind: PreviewedKind): readonly string[] {
  if (kind === "courses") return coursePaths;
  if (kind === "course_classes")
    return [...courseFields, ...coursePaths].map((path) => `${COURSE_OF_CLASS}.${path}`);
  return kind === "videos" ? [...filedUnder, ...lessonPaths] : filedUnder;
}

/** Of what it depends whether an item is for who pays alone. */
export const accessPathsOf = (kind: PreviewedKind): readonly string[] =>
  kind === "course_classes" ? ["isPreview", `${COURSE_OF_CLASS}.access`] : ["access"];

/** Who may read an item, by what `accessPathsOf` names. */
export function accessOf(kind: PreviewedKind, row: Readonly<Record<string, unknown>>): unknown {
  if (kind !== "course_classes") return row["access"];
  const { course } = (row["module"] ?? {}) as { course?: { access?: unknown } };
  return row["isPreview"] === true ? "free" : course?.access;
}

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
  previewedKinds.some((kind) => kind === name);

/** A version's key as it can stand in a link. */
export const isVersionKey = (key: string): boolean => /^[\w-]{1,64}$/.test(key);

/** What is signed; the signature, HMAC-SHA-256 in hexadecimal, follows after a dot. */
export const previewText = ({ kind, item, version, editor, until }: Preview): string =>
  [kind, item, version, editor, until].join(".");

/** Reads a link's token; null for what is none. Whether it is signed is for Directus to say. */
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
