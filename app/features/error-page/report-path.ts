import { redactAddress } from "~/analytics/redact";

type Report = { isMember: boolean; page: string; requestId: string | undefined };

/**
 * Where to report an error, with page and request id: a ticket for members, the contact form for guests.
 */
export function reportPath({ isMember, page, requestId }: Report): string {
  const about = new URLSearchParams({ page: redactAddress(page) });
  if (requestId) about.set("request", requestId);
  return isMember ? `/app/support?${about}#write` : `/contact?${about}`;
}
