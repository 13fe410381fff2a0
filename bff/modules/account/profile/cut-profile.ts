import {
  HIDEABLE_FIELDS,
  type HideableField,
  type Visibility,
} from "../../../../contract/account/profile.ts";
import { reservedName } from "../../../../contract/account/person.ts";
import type { CmsProfile } from "../../../cms/cms-profiles.ts";
import { fullName } from "../../identity/users/person-name.ts";

/** A member as the viewer may see them. Null means empty or hidden. */
export type VisibleProfile = {
  directusUserId: string;
  name: string;
  isOwn: boolean;
  avatar: string | null;
  city: string | null;
  cantonId: number | null;
  profession: string | null;
  bio: string | null;
  spokenLanguages: string[];
  skills: string[];
  interests: string[];
  links: string[];
  inSwitzerlandSince: string | null;
  /** Visibility of each field. Filled for the owner only. */
  levels: FieldLevel[];
};

export type FieldLevel = {
  field: HideableField;
  level: Visibility;
};

export type Relation = "self" | "connection" | "member" | "blocked";

/** The chosen level. Without a valid level the field is visible to its owner only. */
export function visibilityOf(
  profile: Pick<CmsProfile, "visibility">,
  field: HideableField,
): Visibility {
  const chosen = profile.visibility[field];
  return chosen === "members" || chosen === "connections" ? chosen : "self";
}

export function maySee(
  profile: Pick<CmsProfile, "visibility">,
  field: HideableField,
  relation: Relation,
): boolean {
  if (relation === "self") return true;
  if (relation === "blocked") return false;
  const level = visibilityOf(profile, field);
  return level === "members" || (level === "connections" && relation === "connection");
}

export function visibleProfile(profile: CmsProfile, relation: Relation): VisibleProfile {
  const shown = <T, E>(field: HideableField, value: T, empty: E) =>
    maySee(profile, field, relation) ? value : empty;
  const names = { firstName: profile.first_name ?? "", lastName: profile.last_name ?? "" };
  const isOwn = relation === "self";
  return {
    directusUserId: profile.id,
    name: profile.displayName || (isOwn ? fullName(names) : reservedName(names)),
    isOwn,
    avatar: shown("avatar", profile.avatar, null),
    city: shown("place", profile.city, null),
    cantonId: shown("place", profile.canton, null),
    profession: shown("profession", profile.profession, null),
    bio: shown("bio", profile.bio, null),
    spokenLanguages: shown("spokenLanguages", profile.spokenLanguages, []),
    skills: shown("skills", profile.skills, []),
    interests: shown("interests", profile.interests, []),
    links: shown("links", profile.links, []).filter((link) => /^https:\/\//i.test(link)),
    inSwitzerlandSince: shown("inSwitzerlandSince", profile.inSwitzerlandSince, null),
    levels: isOwn
      ? HIDEABLE_FIELDS.map((field) => ({ field, level: visibilityOf(profile, field) }))
      : [],
  };
}
