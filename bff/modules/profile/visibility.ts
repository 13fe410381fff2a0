import type { CmsProfile } from "../../cms/cms-profiles.ts";

/** Who may see a field: every member, only those connected with this member, only this member. */
export type Visibility = "members" | "connections" | "self";
export type Relation = "self" | "connection" | "member";

/** What a member shows of themself; the name and since when they are a member are never hidden. */
export const hideableFields = [
  "avatar",
  "place",
  "profession",
  "bio",
  "spokenLanguages",
  "skills",
  "interests",
  "links",
  "inSwitzerlandSince",
] as const;
export type HideableField = (typeof hideableFields)[number];

/** A level that is none of ours hides the field; no choice at all shows what was written to be shown. */
export function visibilityOf(profile: CmsProfile, field: HideableField): Visibility {
  const chosen = profile.visibility[field];
  if (chosen === undefined || chosen === null) return "members";
  return chosen === "members" || chosen === "connections" ? chosen : "self";
}

/** Pure: whether somebody who stands so to the member sees the field. */
export function maySee(profile: CmsProfile, field: HideableField, relation: Relation): boolean {
  if (relation === "self") return true;
  const level = visibilityOf(profile, field);
  return level === "members" || (level === "connections" && relation === "connection");
}
