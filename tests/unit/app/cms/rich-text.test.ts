import { describe, expect, test } from "vitest";
import { prepareRichText } from "~/cms/rich-text.server";

const html = (source: string) => prepareRichText(source).bodyHtml;

const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<script\n>alert(1)</script\n>",
  "<img src=x onerror=alert(1)>",
  "<img src=`x`onerror=alert(1)>",
  "<img/src=x/onerror=alert(1)>",
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img src="https://evil.example/track.gif">',
  '<img src="//evil.example/track.gif">',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<style>@import 'https://evil.example/x.css';</style>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<form action="https://evil.example"><input name=password></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://a" onclick="alert(1)">x</a>',
  '<a href="https://a" style="position:fixed;inset:0">x</a>',
  '<p onmouseover="alert(1)" style="background:url(javascript:alert(1))">x</p>',
  '<h2 id="__remixContext" onclick=alert(1)>x</h2>',
  "<h2><img src=x onerror=alert(1)></h2>",
  '<p id="content" name="forms" class="hidden">x</p>',
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  "<body onload=alert(1)>",
  "<template><script>alert(1)</script></template>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<p>a</p<script>alert(1)</script>",
  "<<script>alert(1)//<</script>",
  '"><img src=x onerror=alert(1)>',
  "<xss-element onfocus=alert(1) tabindex=1 autofocus>",
  '<td background="javascript:alert(1)">x</td>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
];

/**
 * The remaining parts of an attack must be text or harmless: no active tag, handler, style, scheme or
 * foreign address.
 */
function liveTags(body: string): string[] {
  return body.match(/<[^>]*>/g) ?? [];
}

describe("rich text sanitizer removes scripts from", () => {
  test.each(attacks)("%s", (attack) => {
    const tags = liveTags(html(attack)).join("\n");
    expect(tags).not.toMatch(
      /<\/?(script|style|svg|math|iframe|object|embed|base|meta|link|form|input|button|template|video|body|noscript|details|!)/i,
    );
    expect(tags).not.toMatch(/\s(on\w+|style|srcdoc|formaction|background|cite|name|class)\s*=/i);
    expect(tags).not.toMatch(/(javascript|vbscript|data):/i);
    expect(tags).not.toMatch(/evil\.example/);
  });
});

describe("rich text sanitizer", () => {
  test.each([
    ["<p>Olá, <strong>você</strong> <em>aí</em>.</p>"],
    ["<ul><li>um</li><li>dois</li></ul>"],
    [
      '<table><thead><tr><th scope="col">CHF</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    ['<p lang="de">Grüezi</p>'],
    ['<abbr title="Alters- und Hinterlassenenversicherung">AHV</abbr>'],
    ["<blockquote><p>citação</p></blockquote>"],
  ])("keeps %s", (source) => {
    expect(html(source)).toBe(source);
  });

  test("keeps the portal's own pictures", () => {
    expect(html('<img src="/media/abc" alt="Lago" />')).toBe('<img src="/media/abc" alt="Lago" />');
  });

  test("opens external links in a new tab without a referrer", () => {
    expect(html('<a href="https://www.ch.ch/pt">ch.ch</a>')).toBe(
      '<a href="https://www.ch.ch/pt" rel="noopener noreferrer" target="_blank" aria-describedby="new-tab">ch.ch</a>',
    );
  });

  test("keeps internal links in the same tab, whatever their target", () => {
    expect(html('<a href="/pt-BR/app/news" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="/pt-BR/app/news">x</a>',
    );
  });

  test.each(["mailto:ajuda@example.com", "tel:+41443456789"])("keeps a link to %s", (address) => {
    expect(html(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`);
  });
});

describe("editor markup", () => {
  test.each([
    ["note", "Saiba mais"],
    ["warning", "Atenção"],
    ["tip", "Dica"],
  ])("a callout names its kind: %s", (kind, word) => {
    expect(html(`<div class="callout-${kind}" style="color:red"><p>Texto</p></div>`)).toBe(
      `<aside role="note" data-callout="${kind}"><p><strong>${word}</strong></p><p>Texto</p></aside>`,
    );
  });

  test("an unknown box is replaced by its contents", () => {
    expect(html('<div class="x"><p>a</p></div><aside data-callout="tip"><p>b</p></aside>')).toBe(
      "<p>a</p><p>b</p>",
    );
  });

  test("a caption is kept with a picture from any Directus", () => {
    const id = "0a1b2c3d-0000-4000-8000-000000000001";
    expect(
      html(
        `<p><img src="https://cms.example/assets/${id}?width=9&amp;height=9" alt="Lago" width="9" height="9"></p>\n<p class="image-credit">Foto: <em>Ana</em></p>`,
      ),
    ).toBe(
      `<figure><img src="/media/${id}?size=wide" alt="Lago" width="9" height="9" /><figcaption>Foto: <em>Ana</em></figcaption></figure>`,
    );
  });

  test("external pictures are removed", () => {
    expect(
      html('<p><img src="https://evil.example/a.gif" alt="a"><img src="/x.gif" alt="b"></p>'),
    ).toBe("<p></p>");
  });

  test("a footnote stays marked until it is moved to the end", () => {
    expect(html('<p>a<span class="footnote" style="x">b</span><span class="x">c</span></p>')).toBe(
      "<p>a<span data-footnote>b</span><span>c</span></p>",
    );
  });
});

describe("headings of a rich text", () => {
  test("get ids made of their words, without accents", () => {
    expect(prepareRichText("<h2>Permissão de residência</h2><h3>Prazo &amp; custo</h3>")).toEqual({
      bodyHtml:
        '<h2 id="permissao-de-residencia">Permissão de residência</h2><h3 id="prazo-custo">Prazo &amp; custo</h3>',
      outline: [
        { id: "permissao-de-residencia", text: "Permissão de residência", level: 2 },
        { id: "prazo-custo", text: "Prazo & custo", level: 3 },
      ],
    });
  });

  test("with the same words get different ids", () => {
    const { outline } = prepareRichText(
      "<h2>Custos</h2><h2>Custos</h2><h2>Custos 2</h2><h3>Custos</h3>",
    );
    const ids = outline.map((heading) => heading.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("without a letter still get an id", () => {
    expect(prepareRichText("<h2>???</h2>").outline).toEqual([
      { id: "secao", text: "???", level: 2 },
    ]);
  });

  test("of level one become level two", () => {
    expect(html("<h1>Título</h1>")).toBe('<h2 id="titulo">Título</h2>');
  });

  test("never keep the editor's own id", () => {
    expect(html('<h2 id="root">Raiz</h2>')).toBe('<h2 id="raiz">Raiz</h2>');
  });

  test("are listed as plain text", () => {
    const { outline } = prepareRichText("<h2><strong>A</strong> &lt;b&gt; &quot;B&quot;</h2>");
    expect(outline[0]?.text).toBe('A <b> "B"');
  });
});

test("rich text: a thousand equal headings have unique anchors", () => {
  const { outline } = prepareRichText("<h2>A</h2>".repeat(1_000) + "<h2>A-1000</h2>");
  expect(outline.slice(0, 3).map(({ id }) => id)).toEqual(["a", "a-2", "a-3"]);
  expect(new Set(outline.map(({ id }) => id)).size).toBe(1_001);
});

test.each(["<div>", "<b>", "<ul><li>", "<blockquote><p>"])(
  "rich text: thousands of nested %s keep their text",
  (tags) => {
    expect(html(`${tags.repeat(5_000)}Fim`).trim()).toBe("Fim");
    expect(html(`${tags.repeat(20)}Fim`)).toMatch(/^<|^Fim/);
  },
);
