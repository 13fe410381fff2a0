import { expect, test } from "vitest";
import { withLinkCards } from "~/features/forum/topic/link-cards.server";
import { markdownHtml } from "~/content/writing/markdown-html.server";

const card = {
  ...{ url: "https://ch.ch/?a=1&b=2", title: "<b>Morar</b>", site: "ch.ch" },
  description: 'Tudo "isto"',
};
const draw = (body: string) => withLinkCards(markdownHtml(body), [card]);

test("link cards: an address on its own line shows its page's title and description as text", () => {
  const drawn = draw("Veja:\n\nhttps://ch.ch/?a=1&b=2\n\nObrigada");
  expect(drawn).toContain("&lt;b&gt;Morar&lt;/b&gt;</a><br>Tudo &quot;isto&quot;");
  expect(drawn).toContain("<small>ch.ch</small>");
  expect(drawn).toContain('rel="noopener noreferrer"');
  expect(drawn).not.toContain("<b>");
});

test("link cards: other links stay unchanged", () => {
  const body = "Veja [aqui](https://ch.ch/?a=1&b=2) e\n\nhttps://example.com/outra";
  expect(draw(body)).toBe(markdownHtml(body));
  expect(draw(body)).toContain('href="https://example.com/outra"');
});
