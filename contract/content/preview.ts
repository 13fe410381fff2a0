import { isUuid } from "../shared/uuid.ts";
import { contentKinds } from "./kinds.ts";

/** Collections with previews before publication. */
export const previewedKinds = [...contentKinds, "course_classes"] as const;
export type PreviewedKind = (typeof previewedKinds)[number];

const filedUnder = [
  ...["category.slug", "category.name", "category.icon"],
  ...["tags.tags_id.slug", "tags.tags_id.name"],
  "cantons.Cantons_id.cantonCode",
];

/** The class that a video belongs to. */
const lessonPaths = ["title", "slug", "module.slug", "module.course.slug"].map(
  (path) => `relatedClassId.${path}`,
);

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
    ...["passPercent", "updateNote", "partsChangedAt", "date_created", "date_updated"],
  ].map((field) => `modules.classes.${field}`),
];
const COURSE_OF_CLASS = "module.course";

/** Fields that a preview shows beside the item's own: only names of related rows. */
export function previewedPathsOf(kind: PreviewedKind): readonly string[] {
  if (kind === "courses") return coursePaths;
  if (kind === "course_classes")
    return [...courseFields, ...coursePaths].map((path) => `${COURSE_OF_CLASS}.${path}`);
  return kind === "videos" ? [...filedUnder, ...lessonPaths] : filedUnder;
}

/** Fields that decide whether an item is for paying members only. */
export const accessPathsOf = (kind: PreviewedKind): readonly string[] =>
  kind === "course_classes" ? ["isPreview", `${COURSE_OF_CLASS}.access`] : ["access"];

/** Access level of an item, from the fields of `accessPathsOf`. */
export function accessOf(kind: PreviewedKind, row: Readonly<Record<string, unknown>>): unknown {
  if (kind !== "course_classes") return row["access"];
  const { course } = (row["module"] ?? {}) as { course?: { access?: unknown } };
  return row["isPreview"] === true ? "free" : course?.access;
}

/** Viewer of the preview: a guest, a free member or a paying member. */
export const previewLooks = ["guest", "free", "paying"] as const;
export type PreviewLook = (typeof previewLooks)[number];

/** Lifetime of a preview link; anyone with the link can open it. */
export const PREVIEW_HOURS = 24;

/** Directus' name of the published version. */
export const MAIN_VERSION = "main";

/** Content of a preview link: an item or a prepared version of it, read with its editor's rights. */
export type Preview = {
  kind: PreviewedKind;
  item: string;
  version: string;
  editor: string;
  /** Seconds since 1970. */
  until: number;
};

/** True if drafts of this collection have a preview. */
export const isPreviewedKind = (name: string): name is PreviewedKind =>
  previewedKinds.some((kind) => kind === name);

/** True for a version key that is safe in a link. */
export const isVersionKey = (key: string): boolean => /^[\w-]{1,64}$/.test(key);

/** The signed text. The signature, HMAC-SHA-256 in hexadecimal, follows after a dot. */
export const previewText = ({ kind, item, version, editor, until }: Preview): string =>
  [kind, item, version, editor, until].join(".");

/** Reads a preview token; null if malformed. Directus checks the signature. */
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

/** Preview page, with locale. */
export const previewPath = (token: string): string => `/pt-BR/preview/${token}`;
