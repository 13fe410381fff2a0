import { to } from "~/i18n/paths";
import { saveDrafts } from "~/page/drafts";
import type { SESSION_ENDED } from "./login-notice-names";

export function goToLogin(notice?: typeof SESSION_ENDED): void {
  saveDrafts();
  const here = encodeURIComponent(location.pathname + location.search);
  location.assign(`${to("/login")}?redirect=${here}${notice ? `&notice=${notice}` : ""}`);
}
