import { redactAddress } from "~/analytics/redact";

type Report = { isMember: boolean; page: string; requestId: string | undefined };

/** Where a fault is told, with the page and the request it is about: a ticket, or the form for guests. */
export function reportPath({ isMember, page, requestId }: Report): string {
  const about = new URLSearchParams({ page: redactAddress(page) });
  if (requestId) about.set("request", requestId);
  return isMember ? `/app/support?${about}#write` : `/contact?${about}`;
}
