import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { quietableTypes, type QuietableType } from "../../../contract/notifications.ts";
import { portalFieldOf } from "./portal-field";

const kept = shape("directus_users", {
  quietKinds: z
    .array(z.unknown())
    .catch([])
    .transform((kinds) => quietableTypes.filter((type) => kinds.includes(type))),
});

/** Kinds that the member keeps out of the portal; null where Directus can't say, or keeps it to itself, as of staff. */
export async function findQuietKinds(own: OwnCms): Promise<QuietableType[] | null> {
  return readOwnRecord(own, kept).then(
    ({ quietKinds }) => quietKinds,
    () => null,
  );
}

/** Those whose box is not ticked. @throws {CmsError} when Directus can't be reached or refuses */
export async function keepQuietKinds(own: OwnCms, form: FormData): Promise<void> {
  const quietKinds = quietableTypes.filter((type) => !form.has(portalFieldOf(type)));
  await updateOwnRecord(own, { quietKinds });
}
