import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { folderIds } from "../../../../contract/account/roles.ts";
import { isUuid, UUID_PATTERN } from "../../../../contract/shared/uuid.ts";

const FILES = "directus_files";
const YOUNGEST_MS = 24 * 3_600_000;
/** Folders of the editors' files; members' files are deleted with their owner's data. */
const EDITORS_FOLDERS = [
  folderIds.public,
  folderIds.members,
  folderIds.filmsForMembers,
  folderIds.filmsForPaying,
  folderIds.filmsInWork,
];

const IN_TEXT = new RegExp(`(?:assets|media)/(${UUID_PATTERN})`, "gi");
const ANYWHERE = new RegExp(UUID_PATTERN, "gi");

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
    // JSON columns are searched as text.
    for (const id of filesInText(JSON.stringify(rows))) used.add(id);
  }
  // Versions may use files that nothing else uses.
  const versions = await database("directus_versions").pluck<unknown[]>("delta");
  for (const [id] of JSON.stringify(versions).matchAll(ANYWHERE)) used.add(id.toLowerCase());
  return used;
}

/**
 * Sets the date of files in the editors' folders that nothing uses and that are at least a day old. Clears
 * the date of files in use.
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
