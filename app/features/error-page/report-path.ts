import { redactAddress } from "~/analytics/redact";

type Report = { isMember: boolean; page: string; requestId: string | undefined };

export function reportPath({ isMember, page, requestId }: Report): string {
  const about = new URLSearchParams({ page: redactAddress(page) });
  if (requestId) about.set("request", requestId);
  return isMember ? `/app/support?${about}#write` : `/contact?${about}`;
}
