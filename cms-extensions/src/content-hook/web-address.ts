const urlFields: Record<string, readonly string[]> = {
  news: ["sourceUrl"],
  articles: ["sourceUrl"],
  facts: ["sourceUrl"],
  glossary_terms: ["sourceUrl"],
  jobs: ["applyUrl", "sourceUrl"],
  insurers: ["url", "sourceUrl"],
  health_premiums: ["sourceUrl"],
  mobile_plans: ["url", "sourceUrl"],
  sbb_offers: ["url", "sourceUrl"],
  product_prices: ["sourceUrl"],
  alpine_offers: ["url", "sourceUrl"],
  Cantons: ["officialUrl", "migrationOfficeUrl"],
  parameter_sets: ["sourceUrl"],
  plan_steps: ["sourceUrl"],
  currency_rates: ["sourceUrl"],
  membership_claims: ["channelUrl"],
};

/** Collections with fields that hold addresses of the web. */
export const collectionsWithAddresses = Object.keys(urlFields);

const portalPathFields: Record<string, readonly string[]> = {
  short_links: ["targetPath"],
  Notification: ["url"],
  announcements: ["url"],
};

export const collectionsWithPaths = Object.keys(portalPathFields);

/** Names the first field whose address is not http or https, or null. Pure. */
export function badAddressField(
  collection: string,
  payload: Record<string, unknown>,
): string | null {
  const fields = urlFields[collection] ?? [];
  const bad = fields.find((field) => isGiven(payload[field]) && !isWebAddress(payload[field]));
  const listed = payload["sources"];
  if (bad || !Array.isArray(listed)) return bad ?? null;
  return listed.every((entry) => isWebAddress((entry as { url?: unknown }).url)) ? null : "sources";
}

/** Names the first field that is not a path inside the portal, or null. Pure. */
export function badPathField(collection: string, payload: Record<string, unknown>): string | null {
  const fields = portalPathFields[collection] ?? [];
  return fields.find((field) => isGiven(payload[field]) && !isPortalPath(payload[field])) ?? null;
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== "";

function isWebAddress(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== "";
}

// A second slash or a backslash would make a browser leave the portal.
const isPortalPath = (value: unknown) =>
  typeof value === "string" && /^\/(?![/\\])[^\\\s]*$/.test(value);
