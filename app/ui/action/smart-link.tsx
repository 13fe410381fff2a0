import { useLocation } from "@remix-run/react";
import { NEW_TAB_NOTE_ID } from "./new-tab";
import { PageLink, type PageLinkProps } from "./page-link";

const OUTSIDE = /^(?:https?:|mailto:|tel:)/i;
const LOCALE_PREFIX = /^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/;
const HOME_LOCALE_PREFIX = "/pt-BR";

export function localisedPath(href: string, currentPath: string): string {
  if (!href.startsWith("/") || LOCALE_PREFIX.test(href)) return href;
  const prefix = LOCALE_PREFIX.exec(currentPath)?.[0] ?? HOME_LOCALE_PREFIX;
  return href === "/" ? prefix : prefix + href;
}

export function SmartLink({ to, ...link }: PageLinkProps) {
  if (OUTSIDE.test(to)) return <OutsideLink to={to} {...link} />;
  return <InsideLink to={to} {...link} />;
}

function OutsideLink({ to, isPrefetched: _, children, ...anchor }: PageLinkProps) {
  const describedBy = [anchor["aria-describedby"], NEW_TAB_NOTE_ID].filter(Boolean).join(" ");
  return (
    <a
      {...anchor}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
    >
      {children}
    </a>
  );
}

function InsideLink({ to, ...link }: PageLinkProps) {
  return <PageLink {...link} to={localisedPath(to, useLocation().pathname)} />;
}
