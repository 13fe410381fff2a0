import { findSafePath } from "~/http/safe-path";
import { LOCALE, to } from "~/i18n/paths";

/** With locale. Null for an address outside the portal. */
export function findTargetPath(url: string | null): string | null {
  const path = url?.startsWith(`/${LOCALE}/`) ? url.slice(LOCALE.length + 1) : url;
  return path?.startsWith("/app/") ? findSafePath(to(`/${path.slice(1)}`)) : null;
}
