import { expect, test } from "vitest";
import { readCard } from "../../../../../../bff/modules/community/link-cards/link-cards.service.ts";

const URL = "https://www.ch.ch/pt/moradia";

test("link card: takes the title from the page and the host from the address", () => {
  const html = `<head><title> Outro </title><meta property="og:title" content="Morar &amp; viver">
    <meta property="og:site_name" content="Meu banco"><meta name="description" content="Tudo
    sobre&nbsp;aluguel"></head>`;
  expect(readCard(URL, html)).toEqual({
    ...{ url: URL, title: "Morar & viver", description: "Tudo sobre aluguel", site: "ch.ch" },
  });
});

test("link card: removes bidirectional control characters and cuts long texts", () => {
  const html = `<title>a\u202Eb\u200B</title><meta name=description content="${"x ".repeat(400)}">`;
  const card = readCard(URL, html);
  expect(card?.title).toBe("a b");
  expect(card?.description.length).toBeLessThanOrEqual(240);
  expect(card?.description.endsWith("…")).toBe(true);
});

test.each(["", "<title> </title>", "nada", "<script><title>x</title></script>"])(
  "link card: returns null for %j",
  (html) => {
    expect(readCard(URL, html)).toBeNull();
  },
);
