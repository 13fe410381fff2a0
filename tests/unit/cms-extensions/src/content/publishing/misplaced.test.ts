import { expect, test } from "vitest";
import { whyMisplaced } from "../../../../../../cms-extensions/src/content/publishing/empty-places.ts";

const film = "{{video:seu-primeiro-holerite}}";
const fact = "{{fato:franquia}}";

test.each([
  ["in a sentence", `<p>São ${fact}, <strong>ou {{cantao:zh-aluguel}}</strong>.</p>`],
  ["in a list, a table and a box", `<ul><li>${fact}</li></ul><td>${fact}</td><div>${fact}</div>`],
  ["below a heading", `<h2>Custos</h2><p>${fact}</p><H3>Mais</H3>${fact}`],
  ["beside a link", `<p><a href="/x">Aqui</a> ${fact}</p>`],
  ["beside a note", `<p>x<span class="footnote">a <span lang="de">b</span> c</span> ${fact}</p>`],
  ["in a colored word of no note", `<p><span class="x-footnote">${fact}</span></p>`],
  ["a calculator in words", "<p>Faça a conta: {{ferramenta:hipoteca}}</p>"],
  ["below what only begins like a link", `<p><abbr title="x">AHV</abbr> ${fact}</p>`],
])("shortcode place: is valid %s", (_, html) => {
  expect(whyMisplaced(html)).toBeNull();
});

test.each([
  ["alone", `<p>a</p>\n<p>${film}</p>`],
  ["with blanks", `<p>&nbsp;${film} </p>`],
  ["with what the portal drops", `<P style="text-align: center;" class="x">${film}</P>`],
  ["in a paragraph of a list", `<ul><li><p>${film}</p></li></ul>`],
])("shortcode place: of a video alone in a paragraph is valid: %s", (_, html) => {
  expect(whyMisplaced(html)).toBeNull();
});

test.each([
  ["among words", `<p>Veja ${film}</p>`],
  ["in a list", `<ul><li>${film}</li></ul>`],
  ["in no paragraph", film],
  ["with two blanks", `<p>&nbsp; ${film}</p>`],
  ["with a line break", `<p>${film}<br></p>`],
  ["in bold", `<p><strong>${film}</strong></p>`],
  ["as the line of a picture", `<p class="image-credit">${film}</p>`],
  ["in a paragraph of a language", `<p lang="de">${film}</p>`],
  ["a second time", `<p>${film}</p><p>Veja ${film}</p>`],
])("shortcode place: of a video elsewhere is invalid: %s", (_, html) => {
  expect(whyMisplaced(html)).toBe(
    `“${film}” ficaria vazio: ponha o vídeo sozinho num parágrafo normal, fora de frases e de listas.`,
  );
});

test.each([
  ["num título", `<h2>Franquia ${fact}</h2>`],
  ["num título", `<H3><a id="x"></a><strong>${fact}</strong></H3>`],
  ["num link", `<p><a href="/x">são <em>${fact}</em></a></p>`],
  ["numa nota de rodapé", `<p>x<span class="big footnote"><span>a</span> ${fact}</span></p>`],
  ["numa nota de rodapé", `<p>x<span class="footnote">a <span>${fact}</span></span></p>`],
  ["no endereço de um link ou na descrição de uma imagem", `<p><a href="/${fact}">x</a></p>`],
  ["no endereço de um link ou na descrição de uma imagem", `<img alt="São ${fact}">`],
])("shortcode place: is invalid %s", (where, html) => {
  expect(whyMisplaced(html)).toBe(`“${fact}” ficaria vazio ${where}: escreva no texto corrido.`);
});

test("shortcode place: of a calculator in a heading is invalid", () => {
  expect(whyMisplaced("<h2>{{ferramenta:hipoteca}}</h2>")).toContain("{{ferramenta:hipoteca}}");
});

test.each([
  ["fato", "fatos"],
  ["cantao", "números de cantões"],
  ["video", "vídeos"],
])("shortcode place: kind %s is allowed up to fifty times in a text", (word, name) => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => `<p>{{${word}:x-${at + 1}}}</p>`).join("");
  expect(whyMisplaced(some(50) + some(50))).toBeNull();
  expect(whyMisplaced(some(51))).toBe(
    `Um texto tem até 50 ${name} diferentes: “{{${word}:x-51}}” ficaria vazio.`,
  );
});

test("shortcode place: a megabyte of unclosed shortcodes is read in linear time", () => {
  expect(whyMisplaced("<p>{{video:a ".repeat(80_000))).toBeNull();
});
