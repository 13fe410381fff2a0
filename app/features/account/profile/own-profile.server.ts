import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { saveEdit } from "~/cms/writes.server";
import { shape } from "~/cms/shape";
import { AppError } from "~/http/app-error";
import { versionOf } from "../../../../contract/collections/edit-version.ts";
import {
  HIDEABLE_FIELDS,
  DEFAULT_VISIBILITY,
  VISIBILITIES,
  type HideableField,
  type Visibility,
} from "../../../../contract/account/profile.ts";
import { withClearedView } from "./own-view.server";
import { LIST_MAX_ITEMS } from "./profile.schema";
import type { EditProfile, SwitzerlandSince } from "./profile.schema";

export type OwnProfile = {
  displayName: string;
  avatar: string | null;
  city: string;
  cantonId: number | null;
  profession: string;
  bio: string;
  spokenLanguages: string[];
  skills: string[];
  interests: string[];
  links: string[];
  /** YYYY-MM, or empty. */
  inSwitzerlandSince: string;
  visibility: Record<HideableField, Visibility>;
  isInDirectory: boolean;
  isVolunteer: boolean;
  /** Version of the fields that the page "edit" saves. */
  version: string;
};

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? "");
const texts = z
  .array(z.unknown())
  .catch([])
  .transform((entries) => entries.filter((entry) => typeof entry === "string"));

const ownRecord = shape("directus_users", {
  displayName: text,
  avatar: z.string().nullable(),
  city: text,
  canton: z.number().nullable(),
  profession: text,
  bio: text,
  spokenLanguages: texts,
  skills: texts,
  interests: texts,
  links: texts,
  inSwitzerlandSince: text,
  visibility: z.record(z.string(), z.unknown()).catch({}),
  isInDirectory: z.boolean(),
  isVolunteer: z.boolean(),
});

function visibilityOf(chosen: Record<string, unknown>): OwnProfile["visibility"] {
  const entries = HIDEABLE_FIELDS.map((field) => [
    field,
    VISIBILITIES.find((level) => level === chosen[field]) ?? DEFAULT_VISIBILITY,
  ]);
  return Object.fromEntries(entries) as OwnProfile["visibility"];
}

/**
 * Uses the member's own token.
 * @throws a 403 for staff, whose records Directus does not expose, a 503 if Directus is unavailable
 */
export async function requireOwnProfile(own: OwnCms): Promise<OwnProfile> {
  const { canton, inSwitzerlandSince, visibility, ...row } = await readOwnRecord(
    own,
    ownRecord,
  ).catch((error: unknown) => {
    const isRefused = error instanceof CmsError && error.statusCode === 403;
    if (isRefused) throw new AppError("forbidden").toResponse();
    return AppError.throwCmsUnavailable(error);
  });
  return {
    ...row,
    cantonId: canton,
    inSwitzerlandSince: inSwitzerlandSince.slice(0, 7),
    visibility: visibilityOf(visibility),
    version: versionOf("directus_users", { ...row, canton, visibility }),
  };
}

/** Every profile write must clear the cached profile. */
const writeProfile = (own: OwnCms, changes: Parameters<typeof updateOwnRecord>[1]) =>
  withClearedView(own.userId, updateOwnRecord(own, changes));

/**
 * Rejects the changes if the profile was saved meanwhile.
 * @throws {CmsError}
 */
export async function saveOwnProfile(
  own: OwnCms,
  { canton, visibility, ...changes }: EditProfile,
  seenVersion: string,
): Promise<void> {
  const before = await requireOwnProfile(own);
  const change = {
    ...changes,
    displayName: changes.displayName || null,
    canton: canton === "" ? null : Number(canton),
    visibility: { ...before.visibility, ...visibility },
  };
  const edit = { collection: "directus_users", id: own.userId, seenVersion, change } as const;
  await withClearedView(own.userId, saveEdit(own, edit));
}

export async function saveSwitzerlandSince(
  own: OwnCms,
  { since, visibility }: SwitzerlandSince,
): Promise<void> {
  const before = await requireOwnProfile(own);
  await writeProfile(own, {
    inSwitzerlandSince: since === "" ? null : `${since}-01`,
    visibility: { ...before.visibility, inSwitzerlandSince: visibility },
  });
}

export type FirstChoices = Pick<OwnProfile, "cantonId" | "interests">;

export type OwnChoices = FirstChoices & Pick<OwnProfile, "inSwitzerlandSince">;

/** Null if unavailable, or for staff. */
export async function findOwnChoices(own: OwnCms): Promise<OwnChoices | null> {
  try {
    const { cantonId, interests, inSwitzerlandSince } = await requireOwnProfile(own);
    return { cantonId, interests, inSwitzerlandSince };
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

export async function saveFirstChoices(
  own: OwnCms,
  { cantonId, interests }: FirstChoices,
): Promise<boolean> {
  try {
    const stored = interests.slice(0, LIST_MAX_ITEMS);
    await writeProfile(own, { canton: cantonId, interests: stored });
    return true;
  } catch (error) {
    if (error instanceof Response || error instanceof CmsError) return false;
    throw error;
  }
}
