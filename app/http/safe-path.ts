export const EXTERNAL_REFUSED = "Navigating to an external URL is not allowed by default";
const UNSAFE = /[\\\u0000-\u001f\u007f]/;

/** A portal path that is safe to redirect to after login, or null. Hosts and schemes never pass. */
export function findSafePath(value: unknown): `/${string}` | null {
  if (typeof value !== "string" || value.length > 2048) return null;
  if (!value.startsWith("/pt-BR") || UNSAFE.test(value)) return null;
  const base = "http://portal.invalid";
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (!url || url.origin !== base || !/^\/pt-BR(\/(?!\/)|$)/.test(url.pathname)) return null;
  return `${url.pathname as `/${string}`}${url.search}${url.hash}`;
}

/**
 * The destination of one of our own forms, which users never type.
 * @throws a 400 answer with the portal's fixed sentence if it leaves the portal
 */
export function requireSafePath(value: unknown): `/${string}` {
  const path = findSafePath(value);
  if (path) return path;
  throw Response.json(
    { code: "validation_failed", message: EXTERNAL_REFUSED },
    { status: 400, headers: { "Cache-Control": "no-store" } },
  );
}
