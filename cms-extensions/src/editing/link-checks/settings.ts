export type LinkCheckSettings = { portalOrigin: string; userAgent: string };

/**
 * Settings of the link check; null unless the operator enabled it (`directus-env.ts`): demos and tests
 * contact no sites.
 */
export function readSettings(env: Readonly<Record<string, unknown>>): LinkCheckSettings | null {
  const portalOrigin = env["PORTAL_ORIGIN"];
  // Directus reads "true" as a boolean.
  if (String(env["LINK_CHECK"]) !== "true" || typeof portalOrigin !== "string") return null;
  return { portalOrigin, userAgent: `PortalSuica-LinkCheck/1.0 (+${portalOrigin})` };
}
