import { to } from "~/i18n/paths";

/** Shown by the login page: the session was ended from elsewhere. */
export const SESSION_ENDED = "session-ended";

/** To the login, and back to this page afterwards. */
export function goToLogin(notice?: typeof SESSION_ENDED): void {
  const here = encodeURIComponent(location.pathname + location.search);
  location.assign(`${to("/login")}?redirect=${here}${notice ? `&notice=${notice}` : ""}`);
}
