import { findSafePath } from "~/http/safe-path";
import { LOCALE, to } from "~/i18n/paths";

/** The portal path that a notification links to, with locale. Null for any other address. */
export function findTargetPath(url: string | null): string | null {
  const path = url?.startsWith(`/${LOCALE}/`) ? url.slice(LOCALE.length + 1) : url;
  return path?.startsWith("/app/") ? findSafePath(to(`/${path.slice(1)}`)) : null;
}
