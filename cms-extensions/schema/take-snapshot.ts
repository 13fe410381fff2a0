import { writeFile } from "node:fs/promises";
import type { CmsAdmin } from "../cms-client.ts";
import { snapshotFile } from "./snapshot-file.ts";

/**
 * Writes the schema of a running Directus to `directus-snapshot.yaml`. Directus must run on PostgreSQL.
 * @returns the path of the file
 */
export async function takeSnapshot(cms: CmsAdmin): Promise<string> {
  const response = await fetch(new URL("/schema/snapshot?export=yaml", cms.cmsUrl), {
    headers: { authorization: `Bearer ${cms.adminToken}` },
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`Directus answered ${response.status} to the snapshot`);
  await writeFile(snapshotFile, await response.text());
  return snapshotFile;
}
