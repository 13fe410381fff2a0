import { Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { isOutsideLink, localisedPath } from "./link-target";

type SmartLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, "to"> & { to: string };

/** A new tab for http, https, mailto and tel; the portal's own router, with locale, for the rest. */
export function SmartLink({ to, prefetch, ...rest }: SmartLinkProps) {
  if (isOutsideLink(to)) return <a {...rest} href={to} target="_blank" rel="noopener noreferrer" />;
  return <Link {...rest} to={localisedPath(to)} prefetch={prefetch} />;
}
