import type { ServiceClients } from "~/service/clients.server";
import type { LinkCard } from "../../../../contract/api/community-v1.ts";
import { listLoneLinks } from "../../../../contract/community/embeds.ts";

/** Only links on lines of their own. Empty if the service is unavailable. */
export async function findLinkCards(
  { linkCards }: Pick<ServiceClients, "linkCards">,
  body: string,
): Promise<LinkCard[]> {
  const urls = listLoneLinks(body);
  if (urls.length === 0) return [];
  const found = await linkCards.find(urls);
  return found.isError ? [] : found.data.cards;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? "");

const LONE = /<p>(<a href="([^"<>]*)"[^<>]*>)[^<>]*<\/a><\/p>/g;

/**
 * Metadata is inserted as plain text.
 * @param html sanitized by the allow-list
 */
export function withLinkCards(html: string, cards: readonly LinkCard[]): string {
  if (cards.length === 0) return html;
  return html.replaceAll(LONE, (whole, link: string, href: string) => {
    const card = cards.find(
      ({ url }) => escaped(url) === href || escaped(new URL(url).href) === href,
    );
    if (!card) return whole;
    const { title, description, site } = card;
    const words = description && `<br>${escaped(description)}`;
    return `<blockquote data-link-card><p>${link}${escaped(title)}</a>${words}<br><small>${escaped(site)}</small></p></blockquote>`;
  });
}
