import { isHttps } from "~/config.server";

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ACCESS_COOKIE = isHttps ? "__Host-portal_access" : "portal_access";
const TOKEN_SHAPE = /^[A-Za-z0-9_.-]{20,300}$/;

/** All a cookie is read from: a request of fetch, or Node's with its header put the same way. */
export type CookieSource = { headers: { get(name: string): string | null } };

function findCookie(request: CookieSource, name: string): string | null {
  const header = request.headers.get("cookie") ?? "";
  for (const pair of header.split(";")) {
    const mark = pair.indexOf("=");
    if (mark > 0 && pair.slice(0, mark).trim() === name) return pair.slice(mark + 1).trim();
  }
  return null;
}

function cookie(name: string, value: string, maxAgeSeconds: number, isHttpOnly: boolean): string {
  const flags = ["Path=/", `Max-Age=${maxAgeSeconds}`, "SameSite=Strict"];
  if (isHttpOnly) flags.push("HttpOnly");
  if (isHttps) flags.push("Secure");
  return `${name}=${value}; ${flags.join("; ")}`;
}

/** The access token of the request, or null; garbage is no token. */
export function findAccessToken(request: Request): string | null {
  const value = findCookie(request, ACCESS_COOKIE);
  return value && TOKEN_SHAPE.test(value) ? value : null;
}

/** Whether somebody says to be a member, rightly or not. */
export function hasAccessCookie(request: CookieSource): boolean {
  return findCookie(request, ACCESS_COOKIE) !== null;
}

export function accessCookie(token: string): string {
  return cookie(ACCESS_COOKIE, token, WEEK_SECONDS, true);
}

export function expiredAccessCookie(): string {
  return cookie(ACCESS_COOKIE, "", 0, true);
}

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export function readTheme(request: CookieSource): Theme {
  return THEMES.find((theme) => theme === findCookie(request, "portal_theme")) ?? "auto";
}

export function themeCookie(theme: Theme): string {
  return cookie("portal_theme", theme, YEAR_SECONDS, true);
}

export function hasLocaleCookie(request: CookieSource): boolean {
  return findCookie(request, "portal_locale") !== null;
}

export function localeCookie(locale: string): string {
  return cookie("portal_locale", locale, YEAR_SECONDS, true);
}
