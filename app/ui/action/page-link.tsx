import type { ComponentPropsWithoutRef } from "react";

export type PageLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  to: string;
  isPrefetched?: boolean;
};

/**
 * A plain anchor: `ClientNavigation` turns its clicks into page changes. The router's own link costs the
 * server more than the rest of a card, and a page renders forty of them.
 */
export function PageLink({ to, isPrefetched, children, ...anchor }: PageLinkProps) {
  return (
    <a {...anchor} href={to} data-discover="true" data-prefetch={isPrefetched || undefined}>
      {children}
    </a>
  );
}
