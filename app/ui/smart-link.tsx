import { Link, useLocation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

type SmartLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, "to"> & { to: string };

const outside = /^(?:https?:|mailto:|tel:)/i;
const localePrefix = /^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/;
const homeLocalePrefix = "/pt-BR";

/** `/app/news` → `/pt-BR/app/news`, in the locale of the page it stands on. */
export function localisedPath(href: string, currentPath: string): string {
  if (!href.startsWith("/") || localePrefix.test(href)) return href;
  const prefix = localePrefix.exec(currentPath)?.[0] ?? homeLocalePrefix;
  return href === "/" ? prefix : prefix + href;
}

/** A new tab for http, https, mailto and tel; the portal's own router, with locale, for the rest. */
export function SmartLink({ to, ...link }: SmartLinkProps) {
  if (outside.test(to)) return <OutsideLink to={to} {...link} />;
  return <InsideLink to={to} {...link} />;
}

function OutsideLink({ to, children, className, "aria-label": ariaLabel }: SmartLinkProps) {
  return (
    <a
      href={to}
      className={className}
      aria-label={ariaLabel}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  );
}

function InsideLink({ to, ...link }: SmartLinkProps) {
  return <Link {...link} to={localisedPath(to, useLocation().pathname)} />;
}
