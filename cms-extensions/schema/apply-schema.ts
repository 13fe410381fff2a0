import { readFile } from "node:fs/promises";
import { callCms, type CmsAdmin } from "../cms-client.ts";
import { snapshotFile } from "./snapshot-file.ts";
import { countChanges, listDeletions, type SchemaDiff } from "./schema-diff.ts";

/** Applying the snapshot would drop collections or fields with their data. */
export class SchemaDeletionError extends Error {
  readonly deletions: readonly string[];

  constructor(deletions: readonly string[]) {
    super(`The snapshot would delete ${deletions.join(", ")} with all their data`);
    this.name = "SchemaDeletionError";
    this.deletions = deletions;
  }
}

/**
 * Brings the schema of a running, bootstrapped Directus to `directus-snapshot.yaml`.
 * Nothing is written when the schema is already the same.
 * @param options.allowDeletions lets the snapshot drop collections and fields it does not name
 * @returns how many collections, fields and relations changed
 * @throws {SchemaDeletionError} before writing anything
 */
export async function applySchema(
  cms: CmsAdmin,
  options: { allowDeletions?: boolean } = {},
): Promise<{ changes: number }> {
  const snapshot = await readFile(snapshotFile);
  const diff = await callCms<SchemaDiff>(cms, "POST", "/schema/diff?force=true", {
    form: upload(new Blob([snapshot], { type: "text/yaml" }), "snapshot.yaml"),
  });
  if (!diff) return { changes: 0 };
  const deletions = listDeletions(diff);
  if (deletions.length > 0 && !options.allowDeletions) throw new SchemaDeletionError(deletions);
  await callCms(cms, "POST", "/schema/apply", {
    form: upload(new Blob([JSON.stringify(diff)], { type: "application/json" }), "diff.json"),
  });
  return { changes: countChanges(diff) };
}

// A file upload passes where the same bytes as a JSON body would be larger than Directus accepts.
function upload(blob: Blob, name: string): FormData {
  const form = new FormData();
  form.set("file", blob, name);
  return form;
}
