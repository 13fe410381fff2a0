import type { HideableField, Visibility } from "../../../contract/profile.ts";
import type { CmsProfile } from "../../cms/cms-profiles.ts";

export type Relation = "self" | "connection" | "member" | "blocked";

/** The chosen level; a field without a choice, or with a level that is none of ours, is its owner's alone. */
export function visibilityOf(
  profile: Pick<CmsProfile, "visibility">,
  field: HideableField,
): Visibility {
  const chosen = profile.visibility[field];
  return chosen === "members" || chosen === "connections" ? chosen : "self";
}

/** Pure: whether somebody who stands so to the member sees the field. */
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
