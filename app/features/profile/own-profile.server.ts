import { customEndpoint } from "@directus/sdk";
import { CmsError, type Cms } from "~/cms/cms.server";
import { AppError } from "~/http/app-error";
import type { Session } from "~/session/sessions.server";
import { HIDEABLE_FIELDS, VISIBILITIES } from "./profile-choices";
import type { HideableField, Visibility } from "./profile-choices";
import { LIST_MAX_ITEMS } from "./profile.schema";
import type { EditProfile, SwitzerlandSince } from "./profile.schema";

/** What a member wrote about themself, as the forms show it. */
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
  /** YYYY-MM, or nothing. */
  inSwitzerlandSince: string;
  visibility: Record<HideableField, Visibility>;
  isInDirectory: boolean;
};

const FIELDS = [
  "displayName",
  "avatar",
  "city",
  "canton",
  "profession",
  "bio",
  "spokenLanguages",
  "skills",
  "interests",
  "links",
  "inSwitzerlandSince",
  "visibility",
  "isInDirectory",
].join(",");

const text = (value: unknown) => (typeof value === "string" ? value : "");
const texts = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter((entry) => typeof entry === "string");

function visibilityOf(stored: unknown): OwnProfile["visibility"] {
  const chosen = (stored ?? {}) as Record<string, unknown>;
  const entries = HIDEABLE_FIELDS.map((field) => [
    field,
    VISIBILITIES.find((level) => level === chosen[field]) ?? (chosen[field] ? "self" : "members"),
  ]);
  return Object.fromEntries(entries) as OwnProfile["visibility"];
}

/**
 * The member's own record in Directus, read with the member's own token.
 * @throws a 403 for staff, whose records Directus itself keeps, a 503 when Directus can't say
 */
export async function requireOwnProfile(cms: Cms, session: Session): Promise<OwnProfile> {
  const path = `/users/${session.member.directusUserId}`;
  const row = await cms
    .readOwn(
      requireToken(session),
      customEndpoint<Record<string, unknown>>({ path, params: { fields: FIELDS } }),
    )
    .catch((error: unknown) => {
      const isRefused = error instanceof CmsError && error.statusCode === 403;
      if (isRefused) throw new AppError("forbidden").toResponse();
      return AppError.throwCmsUnavailable(error);
    });
  return {
    displayName: text(row["displayName"]),
    avatar: text(row["avatar"]) || null,
    city: text(row["city"]),
    cantonId: typeof row["canton"] === "number" ? row["canton"] : null,
    profession: text(row["profession"]),
    bio: text(row["bio"]),
    spokenLanguages: texts(row["spokenLanguages"]),
    skills: texts(row["skills"]),
    interests: texts(row["interests"]),
    links: texts(row["links"]),
    inSwitzerlandSince: text(row["inSwitzerlandSince"]).slice(0, 7),
    visibility: visibilityOf(row["visibility"]),
    isInDirectory: row["isInDirectory"] === true,
  };
}

/** Writes what the form may change, and nothing else, into the member's own record. */
export async function saveOwnProfile(
  cms: Cms,
  session: Session,
  { canton, visibility, ...changes }: EditProfile,
): Promise<void> {
  const before = await requireOwnProfile(cms, session);
  await write(cms, session, {
    ...changes,
    displayName: changes.displayName || null,
    canton: canton === "" ? null : Number(canton),
    visibility: { ...before.visibility, ...visibility },
  });
}

export async function saveSwitzerlandSince(
  cms: Cms,
  session: Session,
  { since, visibility }: SwitzerlandSince,
): Promise<void> {
  const before = await requireOwnProfile(cms, session);
  await write(cms, session, {
    inSwitzerlandSince: since === "" ? null : `${since}-01`,
    visibility: { ...before.visibility, inSwitzerlandSince: visibility },
  });
}

/** What the signup's last step may fill in. */
export type FirstChoices = Pick<OwnProfile, "cantonId" | "interests">;

/** Null where the profile can't be read now, or Directus keeps it to itself, as with staff. */
export async function findFirstChoices(cms: Cms, session: Session): Promise<FirstChoices | null> {
  try {
    const { cantonId, interests } = await requireOwnProfile(cms, session);
    return { cantonId, interests };
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

/** False when the profile could not be written. */
export async function saveFirstChoices(
  cms: Cms,
  session: Session,
  { cantonId, interests }: FirstChoices,
): Promise<boolean> {
  try {
    const kept = interests.slice(0, LIST_MAX_ITEMS);
    await write(cms, session, { canton: cantonId, interests: kept });
    return true;
  } catch (error) {
    if (error instanceof Response || error instanceof CmsError) return false;
    throw error;
  }
}

async function write(cms: Cms, session: Session, changes: object): Promise<void> {
  const path = `/users/${session.member.directusUserId}`;
  const body = JSON.stringify(changes);
  await cms.writeOwn(
    requireToken(session),
    customEndpoint<object>({ method: "PATCH", path, params: { fields: "id" }, body }),
  );
}

function requireToken({ directusToken }: Session): string {
  if (directusToken) return directusToken;
  throw new AppError("cms_unavailable", { retryAfterSeconds: 5 }).toResponse();
}
