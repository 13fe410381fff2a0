import { CmsError, type CmsCommand, type OwnCms } from "./cms.server";

/**
 * Changes the one row that a member has of something, which is made when there is none.
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function changeOrCreate(
  own: OwnCms,
  change: CmsCommand<{ id: string }[]>,
  create: CmsCommand<unknown>,
): Promise<void> {
  const changed = await own.write(change);
  if (changed.length > 0) return;
  try {
    await own.write(create);
  } catch (error) {
    // Another tab made it a moment ago.
    if (!(error instanceof CmsError && error.code === "RECORD_NOT_UNIQUE")) throw error;
    await own.write(change);
  }
}
