import { SESSION_ENDED } from "~/session/login-notice-names";

export type LoginNotice =
  /** A new password was set. Codes and passkeys still open the account. */
  | { kind: "password-created"; areCodesOn: boolean; passkeys: number }
  | { kind: "session-ended" }
  /** The password was correct, but the browser returned no cookie. */
  | { kind: "cookies-blocked" }
  /** This browser discarded the session, but the service could not be notified. */
  | { kind: "session-left-open" };

const PASSWORD_CREATED = "password-created";
const SESSION_OPEN = "session-left-open";
const COOKIES_BLOCKED = "cookies-blocked";
const MOST_PASSKEYS = 99;

export const sessionOpenQuery = new URLSearchParams({ notice: SESSION_OPEN }).toString();

/** A reader who has a session is redirected from the login page. */
export const cookiesBlockedQuery = { notice: COOKIES_BLOCKED };

export function passwordCreatedQuery(made: { areCodesOn: boolean; passkeys: number }): string {
  return new URLSearchParams({
    notice: PASSWORD_CREATED,
    ...(made.areCodesOn && { codes: "on" }),
    ...(made.passkeys > 0 && { passkeys: String(made.passkeys) }),
  }).toString();
}

export function findLoginNotice(query: URLSearchParams): LoginNotice | null {
  switch (query.get("notice")) {
    case PASSWORD_CREATED: {
      const passkeys = Math.trunc(Number(query.get("passkeys"))) || 0;
      return {
        kind: "password-created",
        areCodesOn: query.get("codes") === "on",
        passkeys: Math.min(Math.max(passkeys, 0), MOST_PASSKEYS),
      };
    }
    case SESSION_ENDED:
      return { kind: "session-ended" };
    case SESSION_OPEN:
      return { kind: "session-left-open" };
    case COOKIES_BLOCKED:
      return { kind: "cookies-blocked" };
    default:
      return null;
  }
}
