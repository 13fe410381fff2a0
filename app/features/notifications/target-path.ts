import { findSafePath } from "~/http/safe-path";
import { LOCALE, to } from "~/i18n/paths";

/** The member page that a notification leads to, with locale; null where it leads nowhere of ours. */
export function findTargetPath(url: string | null): string | null {
  const path = url?.startsWith(`/${LOCALE}/`) ? url.slice(LOCALE.length + 1) : url;
  return path?.startsWith("/app/") ? findSafePath(to(`/${path.slice(1)}`)) : null;
}
