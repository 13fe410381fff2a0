import type { ContentAccess } from "../../contract/content/choices.ts";
import { contentKinds, type ContentKind } from "../../contract/content/kinds.ts";
import { read, type Permission, type Rule, ownedBy } from "./permission.ts";

/**
 * Permission to read the rows that link content to cantons and tags: the same rows as the content itself.
 * @param rows rule per kind of content
 */
export function readContentLinks(rows: (kind: ContentKind) => Rule): Permission[] {
  return contentKinds.flatMap((kind) => [
    read(`${kind}_cantons`, { [`${kind}_id`]: rows(kind) }),
    read(`${kind}_tags`, { [`${kind}_id`]: rows(kind) }),
  ]);
}

/** Permission to read the items of every kind. Without `fields`, every field is readable. */
export const readItems = (
  rows: (kind: ContentKind) => Rule,
  fields?: (kind: ContentKind) => readonly string[],
): Permission[] => contentKinds.map((kind) => read(kind, rows(kind), fields?.(kind)));

export const readCantonNames: readonly Permission[] = [
  read("Cantons", {}, [
    "id",
    "cantonCode",
    "name",
    "coatOfArms",
    "languages",
    "isSample",
    "translations",
  ]),
  read("Cantons_translations", {}, ["id", "Cantons_id", "languages_code", "name"]),
];

export const readCantons: readonly Permission[] = [read("Cantons"), read("Cantons_translations")];

/** Fields for readers of a class: never the correct answers, nor their explanations. */
export const CLASS_FIELDS = [
  "id",
  "module",
  "slug",
  "title",
  "kind",
  "minutes",
  "isPreview",
  "completionRule",
  "passPercent",
  "video",
  "body",
  "plainBody",
  "factsUntil",
  "attachments",
  "quiz",
  "sort",
  "updateNote",
  "partsChangedAt",
  "commenting",
  "commentCount",
  "user_created",
  "date_created",
  "date_updated",
];

/** A deleted comment keeps its position without text. An accepted one is a correction that an editor accepted. */
const shown = ["published", "deleted", "accepted"];

/**
 * A reader may read visible comments whose stored `audience` is among `audiences`, and all of their own.
 */
export const readComments = (audiences: readonly ContentAccess[]): Permission =>
  read("comments", {
    _or: [
      { _and: [{ status: { _in: shown } }, { audience: { _in: audiences } }] },
      ownedBy("user_created"),
    ],
  });

const fields = [
  "id",
  "title",
  "description",
  "type",
  "width",
  "height",
  "filesize",
  "filename_download",
  "focal_point_x",
  "focal_point_y",
  "modified_on",
];

/** Permission to read the files of these folders, and so to download them. */
export const readFilesIn = (folderIds: readonly string[]): Permission =>
  read("directus_files", { folder: { _in: folderIds } }, fields);
