import { to } from "~/i18n/paths";
import { keepDrafts } from "~/pwa/drafts";

/** Shown by the login page: the session was ended from elsewhere. */
export const SESSION_ENDED = "session-ended";

/** To the login, and back to this page and what was typed into it afterwards. */
export function goToLogin(notice?: typeof SESSION_ENDED): void {
  keepDrafts();
  const here = encodeURIComponent(location.pathname + location.search);
  location.assign(`${to("/login")}?redirect=${here}${notice ? `&notice=${notice}` : ""}`);
}
