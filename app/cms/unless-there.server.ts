import { CmsError, type CmsCommand, type OwnCms } from "./cms.server";

const isThere = (error: unknown) => error instanceof CmsError && error.code === "RECORD_NOT_UNIQUE";

/**
 * Creates a row unless it exists, for example from a repeated request or another tab. True if it was
 * created.
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function makeUnlessThere(own: OwnCms, create: CmsCommand<unknown>): Promise<boolean> {
  try {
    await own.write(create);
    return true;
  } catch (error) {
    if (!isThere(error)) throw error;
    return false;
  }
}
