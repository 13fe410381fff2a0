import { to } from "~/i18n/paths";
import { keepDrafts } from "~/page/drafts";
import type { SESSION_ENDED } from "./login-notice-names";

/** Goes to the login. Afterwards the member returns to this page, with the form values restored. */
export function goToLogin(notice?: typeof SESSION_ENDED): void {
  keepDrafts();
  const here = encodeURIComponent(location.pathname + location.search);
  location.assign(`${to("/login")}?redirect=${here}${notice ? `&notice=${notice}` : ""}`);
}
