import { parseCookie } from "cookie";
import { isHttps } from "~/process/config.server";
import { findSafePath } from "~/http/safe-path";
import { isUuid } from "../../contract/shared/uuid.ts";

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const MONTH_SECONDS = 30 * 24 * 60 * 60;
const SIGNUP_COOKIE = isHttps ? "__Host-portal_signup" : "portal_signup";
const ACCESS_COOKIE = isHttps ? "__Host-portal_access" : "portal_access";
const REQUESTED_PATH_COOKIE = isHttps ? "__Host-portal_wanted" : "portal_wanted";
const MAX_REQUESTED_PATH_LENGTH = 500;
const DEVICE_COOKIE = isHttps ? "__Host-portal_device" : "portal_device";
const LOGIN_STEP_COOKIE = isHttps ? "__Host-portal_login_step" : "portal_login_step";
const LOGIN_STEP_SECONDS = 10 * 60;
const DISMISSED_COOKIE = isHttps ? "__Host-portal_dismissed" : "portal_dismissed";
const MAX_DISMISSED = 20;
const TOKEN_SHAPE = /^[A-Za-z0-9_.-]{20,300}$/;

export type CookieSource = { headers: { get(name: string): string | null } };

function findCookie(request: CookieSource, name: string): string | null {
  const header = request.headers.get("cookie") ?? "";
  // Not decoded: our values need no escaping, or use their own.
  return parseCookie(header, { decode: (value) => value })[name] ?? null;
}

function cookie(name: string, value: string, maxAgeSeconds: number, isHttpOnly: boolean): string {
  const flags = ["Path=/", `Max-Age=${maxAgeSeconds}`, "SameSite=Strict"];
  if (isHttpOnly) flags.push("HttpOnly");
  if (isHttps) flags.push("Secure");
  return `${name}=${value}; ${flags.join("; ")}`;
}

export function findAccessToken(request: CookieSource): string | null {
  const value = findCookie(request, ACCESS_COOKIE);
  return value && TOKEN_SHAPE.test(value) ? value : null;
}

/** True if the request has an access cookie, valid or not. */
export function hasAccessCookie(request: CookieSource): boolean {
  return findCookie(request, ACCESS_COOKIE) !== null;
}

export function accessCookie(token: string): string {
  return cookie(ACCESS_COOKIE, token, WEEK_SECONDS, true);
}

export function expiredAccessCookie(): string {
  return cookie(ACCESS_COOKIE, "", 0, true);
}

export function findSignupToken(request: CookieSource): string | null {
  const value = findCookie(request, SIGNUP_COOKIE);
  return value && TOKEN_SHAPE.test(value) ? value : null;
}

export function signupCookie(token: string): string {
  return cookie(SIGNUP_COOKIE, token, MONTH_SECONDS, true);
}

export function expiredSignupCookie(): string {
  return cookie(SIGNUP_COOKIE, "", 0, true);
}

/** The portal page that a visitor wanted, for after the signup; never an outside address. */
export function findRequestedPath(request: CookieSource): `/${string}` | null {
  const value = findCookie(request, REQUESTED_PATH_COOKIE);
  if (!value || value.length > MAX_REQUESTED_PATH_LENGTH) return null;
  try {
    return findSafePath(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** A path too long for the cookie is dropped. */
export function requestedPathCookie(path: string): string {
  const value = encodeURIComponent(path);
  return value.length > MAX_REQUESTED_PATH_LENGTH
    ? expiredRequestedPathCookie()
    : cookie(REQUESTED_PATH_COOKIE, value, MONTH_SECONDS, true);
}

export function expiredRequestedPathCookie(): string {
  return cookie(REQUESTED_PATH_COOKIE, "", 0, true);
}

/** The token from this browser's last login. It prevents strangers from locking the account's owner out. */
export function findDeviceToken(request: CookieSource): string | null {
  const value = findCookie(request, DEVICE_COOKIE);
  return value && TOKEN_SHAPE.test(value) ? value : null;
}

export function deviceCookie(token: string): string {
  return cookie(DEVICE_COOKIE, token, YEAR_SECONDS, true);
}

export function findLoginStep(request: CookieSource): string | null {
  const value = findCookie(request, LOGIN_STEP_COOKIE);
  return value && TOKEN_SHAPE.test(value) ? value : null;
}

export function loginStepCookie(token: string): string {
  return cookie(LOGIN_STEP_COOKIE, token, LOGIN_STEP_SECONDS, true);
}

export function expiredLoginStepCookie(): string {
  return cookie(LOGIN_STEP_COOKIE, "", 0, true);
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

export function findDismissed(request: CookieSource): string[] {
  const ids = (findCookie(request, DISMISSED_COOKIE) ?? "").split(".");
  return ids.filter(isUuid).slice(-MAX_DISMISSED);
}

export function hasDismissed(request: CookieSource): boolean {
  return findCookie(request, DISMISSED_COOKIE) !== null;
}

export function dismissedCookie(request: CookieSource, id: string): string {
  const ids = [...findDismissed(request).filter((each) => each !== id), id];
  return cookie(DISMISSED_COOKIE, ids.slice(-MAX_DISMISSED).join("."), YEAR_SECONDS, true);
}
