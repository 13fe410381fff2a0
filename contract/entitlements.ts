/** Where a right to the paid part can come from. A new source begins here (docs/how-to.md). */
export const ENTITLEMENT_SOURCES = ["stripe", "manual", "gift", "youtube"] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

type SourceRule = {
  /** The role its member gets; who has both is a paying user. */
  makes: "paying" | "youtube";
  /** Who may write it: the payment provider by the service, an editor by hand, an approved claim. */
  givenBy: "provider" | "editor" | "claim";
};

export const entitlementRules: Readonly<Record<EntitlementSource, SourceRule>> = {
  stripe: { makes: "paying", givenBy: "provider" },
  manual: { makes: "paying", givenBy: "editor" },
  gift: { makes: "paying", givenBy: "editor" },
  youtube: { makes: "youtube", givenBy: "claim" },
};

/** A right that the member does not pay for here. */
export type UnpaidSource = Exclude<EntitlementSource, "stripe">;

export function isEntitlementSource(name: string): name is EntitlementSource {
  return Object.hasOwn(entitlementRules, name);
}

export function sourcesGivenBy(giver: SourceRule["givenBy"]): EntitlementSource[] {
  return ENTITLEMENT_SOURCES.filter((source) => entitlementRules[source].givenBy === giver);
}
