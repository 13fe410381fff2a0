import type { CmsCommand, OwnCms } from "./cms.server";
import { makeUnlessThere } from "./unless-there.server";

/** @throws {CmsError} when Directus can't be reached or refuses */
export async function changeOrCreate(
  own: OwnCms,
  change: CmsCommand<{ id: string }[]>,
  create: CmsCommand<unknown>,
): Promise<void> {
  const changed = await own.write(change);
  if (changed.length > 0) return;
  if (!(await makeUnlessThere(own, create))) await own.write(change);
}
