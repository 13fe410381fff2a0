import { expect, test } from "vitest";
import { markdownHtml, withImagePaths } from "~/content/writing/markdown-html.server";

const ID = "11111111-2222-4333-8444-555555555555";
const html = (markdown: string) =>
  withImagePaths(markdownHtml(markdown), (id) => `/pt-BR/app/forum/t/images/${id}`);

test("topic text: a picture has its description and size, and loads lazily", () => {
  const drawn = html(`Veja:\n\n![Um "contrato" & <b>](imagem:${ID}/800x600)`);
  expect(drawn).toContain(`src="/pt-BR/app/forum/t/images/${ID}" width="800" height="600"`);
  expect(drawn).toContain('loading="lazy"');
  expect(drawn).toContain('alt="Um &quot;contrato&quot; &amp; &lt;b&gt;"');
});

test.each([
  "![x](https://example.com/pixel.png)",
  "![x](//example.com/pixel.png)",
  "![x](data:image/png;base64,AAAA)",
  `![x](javascript:imagem:${ID}/1x1)`,
  `<img src="imagem:${ID}/8x8" onerror="alert(1)">`,
])("topic text: %s shows no external picture and runs no script", (markdown) => {
  const drawn = html(markdown);
  expect(drawn).not.toMatch(/<img[^>]+(?:example|data:|javascript|onerror)/);
});

test("topic text: a link to a picture stays text", () => {
  expect(html(`[aqui](imagem:${ID}/8x8)`)).not.toContain("<img");
});

const hrefs = (markdown: string) =>
  [...html(markdown).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

test("topic text: a pasted address becomes a link, without the punctuation of its sentence", () => {
  expect(hrefs("Veja https://www.zh.ch/a?b=1&c=2. E *também* (https://www.bag.admin.ch).")).toEqual(
    ["https://www.zh.ch/a?b=1&amp;c=2", "https://www.bag.admin.ch"],
  );
  expect(html("Veja https://www.zh.ch aqui")).toContain(">https://www.zh.ch</a> aqui");
});

test("topic text: leaves addresses in links or code unchanged, and links web addresses only", () => {
  expect(hrefs("[https://a.example](https://www.zh.ch)")).toEqual(["https://www.zh.ch"]);
  expect(hrefs("`https://www.zh.ch` e https://localhost/x e javascript:alert(1)")).toEqual([]);
  expect(html('    https://www.zh.ch\n\n1 < 2 & "3" https://www.zh.ch/<b>')).toContain(
    "<code>https://www.zh.ch\n</code>",
  );
});
