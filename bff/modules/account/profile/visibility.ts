import type { HideableField, Visibility } from "../../../../contract/account/profile.ts";
import type { CmsProfile } from "../../../cms/cms-profiles.ts";

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
