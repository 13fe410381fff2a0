import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { findOwnRecord, readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { quietableTypes, type QuietableType } from "../../../contract/notifications.ts";
import { boxIn, portalFieldOf } from "./asked-boxes";

const kept = shape("directus_users", {
  quietKinds: z
    .array(z.unknown())
    .catch([])
    .transform((kinds) => quietableTypes.filter((type) => kinds.includes(type))),
});

export type QuietKinds = readonly QuietableType[] | "unavailable" | null;

/** Kinds that the member keeps out of the portal; null for staff, whose records Directus keeps to itself. */
export async function findQuietKinds(own: OwnCms): Promise<QuietKinds> {
  return findOwnRecord(own, kept).then(
    (record) => record?.quietKinds ?? null,
    () => "unavailable" as const,
  );
}

/**
 * Keeps quiet the kinds whose box is not ticked; those that the form does not ask about stay as they are.
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function keepQuietKinds(own: OwnCms, form: FormData): Promise<void> {
  const boxOf = (type: QuietableType) => boxIn(form, portalFieldOf(type));
  if (quietableTypes.every((type) => boxOf(type) === undefined)) return;
  const { quietKinds: before } = await readOwnRecord(own, kept);
  const quietKinds = quietableTypes.filter((type) => {
    const isListed = boxOf(type) ?? !before.includes(type);
    return !isListed;
  });
  await updateOwnRecord(own, { quietKinds });
}
