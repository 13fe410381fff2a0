import { expect, test } from "vitest";
import { readCard } from "../../../../../bff/modules/link-cards/read-card.ts";

const URL = "https://www.ch.ch/pt/moradia";

test("a page is named as it names itself, at the host where it is", () => {
  const html = `<head><title> Outro </title><meta property="og:title" content="Morar &amp; viver">
    <meta property="og:site_name" content="Meu banco"><meta name="description" content="Tudo
    sobre&nbsp;aluguel"></head>`;
  expect(readCard(URL, html)).toEqual({
    ...{ url: URL, title: "Morar & viver", description: "Tudo sobre aluguel", site: "ch.ch" },
  });
});

test("signs that turn what stands around them are taken out, and long words are cut", () => {
  const html = `<title>a\u202Eb\u200B</title><meta name=description content="${"x ".repeat(400)}">`;
  const card = readCard(URL, html);
  expect(card?.title).toBe("a b");
  expect(card?.description.length).toBeLessThanOrEqual(240);
  expect(card?.description.endsWith("…")).toBe(true);
});

test.each(["", "<title> </title>", "nada", "<script><title>x</title></script>"])(
  "%j says nothing",
  (html) => {
    expect(readCard(URL, html)).toBeNull();
  },
);
