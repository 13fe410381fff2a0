import type { ServiceClients } from "~/service/clients.server";
import type { LinkCard } from "../../../contract/api/link-cards-v1.ts";
import { listLoneLinks } from "../../../contract/link-cards.ts";

/** What is known of pages that a text links to by themselves; nothing while the service can't say. */
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

/** A link that stands by itself, as the allow-list writes it. */
const LONE = /<p>(<a href="([^"<>]*)"[^<>]*>)[^<>]*<\/a><\/p>/g;

/**
 * Shows what pages say about themselves in place of addresses that stand by themselves; the link stays the
 * one that was written, and all words are text.
 * @param html as the allow-list left it
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
