import type { Database } from "./database.ts";
import type { Sealer } from "./seal.ts";
import { dataKeyChecks } from "./tables/data-key.ts";

const PURPOSE = "data-key-check";
const ONLY_ROW = 1;

/** The environment's `DATA_KEY` cannot decrypt this database. */
export class WrongDataKeyError extends Error {
  constructor(cause: unknown) {
    super("DATA_KEY is not the key that this database was sealed with", { cause });
    this.name = "WrongDataKeyError";
  }
}

/**
 * Checks the data key with a value that the first process sealed; seals it if it does not exist yet. With a
 * wrong key after a restore, sealed data would be unreadable, and new data would be sealed with the wrong
 * key.
 * @throws {WrongDataKeyError}
 */
export async function requireDataKey(db: Database, sealer: Sealer): Promise<void> {
  const sealed = sealer.seal(PURPOSE, ONLY_ROW);
  await db.insert(dataKeyChecks).values({ id: ONLY_ROW, sealed }).onConflictDoNothing();
  const [row] = await db.select().from(dataKeyChecks);
  if (!row) throw new Error("The check of the data key was not kept");
  try {
    sealer.open(PURPOSE, row.sealed);
  } catch (error) {
    throw new WrongDataKeyError(error);
  }
}
