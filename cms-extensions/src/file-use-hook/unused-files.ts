import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { folderIds } from "../../../contract/roles.ts";
import { isUuid, UUID_PATTERN } from "../../../contract/uuid.ts";

const FILES = "directus_files";
/** Who has just uploaded something is about to use it. */
const YOUNGEST_MS = 24 * 3_600_000;
/** What editors keep; pictures and papers of members go with what they belong to. */
const EDITORS_FOLDERS = [
  folderIds.public,
  folderIds.members,
  folderIds.filmsForMembers,
  folderIds.filmsForPaying,
  folderIds.filmsInWork,
];

const IN_TEXT = new RegExp(`(?:assets|media)/(${UUID_PATTERN})`, "gi");
const ANYWHERE = new RegExp(UUID_PATTERN, "gi");

/** Ids of files that texts show, by their addresses. */
export const filesInText = (text: string): string[] =>
  [...text.matchAll(IN_TEXT)].flatMap(([, id]) => id?.toLowerCase() ?? []);

async function listUsed(database: Knex, schema: SchemaOverview): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { collection, field, related_collection: to } of schema.relations) {
    if (to !== FILES) continue;
    const ids = await database(collection)
      .whereNotNull(field)
      .distinct(field)
      .pluck<string[]>(field);
    for (const id of ids) used.add(String(id));
  }
  const texts = Object.values(schema.collections).flatMap(({ collection, fields }) =>
    collection.startsWith("directus_")
      ? []
      : Object.values(fields)
          .filter(({ type, alias }) => (type === "text" || type === "json") && !alias)
          .map(({ field }) => ({ collection, field })),
  );
  for (const { collection, field } of texts) {
    const rows = await database(collection)
      .whereRaw(`??::text ~ '(assets|media)/'`, [field])
      .pluck<unknown[]>(field);
    // What stands in JSON is read as its text.
    for (const id of filesInText(JSON.stringify(rows))) used.add(id);
  }
  // A change that is kept aside may show what nothing else does.
  const versions = await database("directus_versions").pluck<unknown[]>("delta");
  for (const [id] of JSON.stringify(versions).matchAll(ANYWHERE)) used.add(id.toLowerCase());
  return used;
}

/**
 * Dates what lies in the editors' folders and is shown nowhere, once it is a day old, and takes the date from
 * what is shown again.
 */
export async function dateUnusedFiles(
  database: Knex,
  schema: SchemaOverview,
  now: Date,
): Promise<void> {
  const used = [...(await listUsed(database, schema))].filter(isUuid);
  const files = () => database(FILES).whereIn("folder", EDITORS_FOLDERS);
  await files().whereIn("id", used).whereNotNull("unusedSince").update({ unusedSince: null });
  await files()
    .whereNotIn("id", used)
    .whereNull("unusedSince")
    .where("uploaded_on", "<", new Date(now.getTime() - YOUNGEST_MS))
    .update({ unusedSince: now });
}
