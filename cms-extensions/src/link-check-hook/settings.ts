export type LinkCheckSettings = { portalOrigin: string; userAgent: string };

/**
 * Whether sites are asked, and as whom; null where the operator did not switch it on (`directus-env.ts`): no
 * demo and no test calls anybody.
 */
export function readSettings(env: Readonly<Record<string, unknown>>): LinkCheckSettings | null {
  const portalOrigin = env["PORTAL_ORIGIN"];
  // Directus reads "true" as a boolean.
  if (String(env["LINK_CHECK"]) !== "true" || typeof portalOrigin !== "string") return null;
  return { portalOrigin, userAgent: `PortalSuica-LinkCheck/1.0 (+${portalOrigin})` };
}
