import { to } from "~/i18n/paths";

/** Works while the page unloads. `ids` are comma-separated. */
export function sendRead(ids: string): void {
  const body = new URLSearchParams({ intent: "read", ids });
  const init = { method: "POST", body, headers: { Accept: "application/json" }, keepalive: true };
  fetch(`${to("/app/notifications")}.data`, init).catch(() => {});
}
