import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { findOwnRecord, readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { quietableTypes, type QuietableType } from "../../../contract/notifications/kinds.ts";
import { boxIn, portalFieldOf } from "./asked-boxes";

const kept = shape("directus_users", {
  quietKinds: z
    .array(z.unknown())
    .catch([])
    .transform((kinds) => quietableTypes.filter((type) => kinds.includes(type))),
});

export type QuietKinds = readonly QuietableType[] | "unavailable" | null;

/** Null for staff, whose records Directus does not expose. */
export async function findQuietKinds(own: OwnCms): Promise<QuietKinds> {
  return findOwnRecord(own, kept).then(
    (record) => record?.quietKinds ?? null,
    () => "unavailable" as const,
  );
}

/**
 * Types that the form lacks stay unchanged.
 * @throws {CmsError} if Directus is unavailable or refuses
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
