import { describe, expect, test } from "vitest";
import { prepareRichText } from "~/cms/rich-text.server";
import { placeTools } from "~/content/embeds/embeds.server";
import { currencyDefaults } from "~/features/tools/currency/currency-values";
import { mortgageDefaults } from "~/features/tools/mortgage/mortgage-values";
import { linkTerms } from "~/reference/glossary/link-terms";
import { listRoutePatterns } from "../../../../../scripts/pages/route-patterns";
import { netSalaryDefaults } from "../../../../../contract/calculators/salary-forms.ts";
import { FROM_TEXT, tools } from "../../../../../contract/calculators/tools.ts";

const alone = (word: string) => prepareRichText(`<p>{{ferramenta:${word}}}</p>`).bodyHtml;

function draw(html: string): HTMLElement {
  const text = document.createElement("div");
  text.innerHTML = html;
  return text;
}

describe("calculator alone in a paragraph", () => {
  test("becomes a form whose result is on the calculator's page", () => {
    const form = draw(placeTools(alone("cambio"), "free")).querySelector("form");
    const path = form?.getAttribute("action");
    expect([form?.method, path]).toEqual(["post", "/pt-BR/app/tools/currency"]);
    expect(listRoutePatterns()).toContain(path);
    const fields = [...(form?.querySelectorAll("input") ?? [])];
    expect(fields.map(({ name }) => name)).toEqual(["amount", FROM_TEXT]);
    expect(fields[0]?.labels?.[0]?.textContent).toBe("Valor em CHF");
  });

  test.each([
    ["cambio", "teaser"],
    ["hipoteca", "free"],
    ["salario-liquido", "free"],
    ["imposto-na-fonte", "paying"],
    ["nada", "paying"],
  ] as const)("%s stays a shortcode for tier %s", (word, tier) => {
    expect(placeTools(alone(word), tier)).toBe(alone(word));
  });

  test("stays a shortcode inside a sentence", () => {
    const html = "<p>Faça a conta: {{ferramenta:cambio}}</p><p>{{fato:x}}</p>";
    expect(placeTools(html, "paying")).toBe(html);
  });

  test("gets no glossary links", () => {
    const html = placeTools(alone("cambio"), "paying");
    const index = new Map([["valor", [{ written: "valor", slug: "valor", lang: null }]]]);
    expect(linkTerms(html, index).html).toBe(html);
  });
});

test.each([
  ["netSalary", netSalaryDefaults],
  ["mortgage", mortgageDefaults],
  ["currency", currencyDefaults],
] as const)("embedded calculator form: %s has all fields that it needs", (name, defaults) => {
  const asks: readonly string[] = tools[name].asks;
  expect(Object.keys(defaults)).toEqual(expect.arrayContaining([...asks]));
});
