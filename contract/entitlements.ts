/** Sources of paid access. How to add one: docs/how-to.md. */
export const ENTITLEMENT_SOURCES = ["stripe", "manual", "gift", "youtube"] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

type SourceRule = {
  /** Role that the source grants. A member with both is a paying user. */
  makes: "paying" | "youtube";
  /** Who may create it: the payment provider through the service, an editor, or an approved claim. */
  givenBy: "provider" | "editor" | "claim";
};

export const entitlementRules: Readonly<Record<EntitlementSource, SourceRule>> = {
  stripe: { makes: "paying", givenBy: "provider" },
  manual: { makes: "paying", givenBy: "editor" },
  gift: { makes: "paying", givenBy: "editor" },
  youtube: { makes: "youtube", givenBy: "claim" },
};

/** A source that the member does not pay for here. */
export type UnpaidSource = Exclude<EntitlementSource, "stripe">;

export function isEntitlementSource(name: string): name is EntitlementSource {
  return Object.hasOwn(entitlementRules, name);
}

export function sourcesGivenBy(giver: SourceRule["givenBy"]): EntitlementSource[] {
  return ENTITLEMENT_SOURCES.filter((source) => entitlementRules[source].givenBy === giver);
}
