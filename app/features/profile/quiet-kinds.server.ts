import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
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

export type QuietKinds = readonly QuietableType[] | "unavailable" | null;

const FORBIDDEN = 403;

/** Kinds that the member keeps out of the portal; null for staff, whose records Directus keeps to itself. */
export async function findQuietKinds(own: OwnCms): Promise<QuietKinds> {
  return readOwnRecord(own, kept).then(
    ({ quietKinds }) => quietKinds,
    (error: unknown) =>
      error instanceof CmsError && error.statusCode === FORBIDDEN ? null : "unavailable",
  );
}

/** Those whose box is not ticked. @throws {CmsError} when Directus can't be reached or refuses */
export async function keepQuietKinds(own: OwnCms, form: FormData): Promise<void> {
  const quietKinds = quietableTypes.filter((type) => !form.has(portalFieldOf(type)));
  await updateOwnRecord(own, { quietKinds });
}
