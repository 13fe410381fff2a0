import { LOCALE, to } from "~/i18n/paths";

const outside = /^(?:https?:|mailto:|tel:)/i;

export function isOutsideLink(href: string): boolean {
  return outside.test(href);
}

/** `/app/news` → `/pt-BR/app/news`; localised paths, queries and anchors stay as they are. */
export function localisedPath(href: string): string {
  if (!href.startsWith("/") || href === `/${LOCALE}` || href.startsWith(`/${LOCALE}/`)) return href;
  return href === "/" ? to("") : to(href as `/${string}`);
}
