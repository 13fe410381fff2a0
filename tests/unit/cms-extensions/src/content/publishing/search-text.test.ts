import { describe, expect, test } from "vitest";
import {
  codeText,
  searchBody,
  searchText,
} from "../../../../../../cms-extensions/src/content/publishing/search-text.ts";

describe("searchText", () => {
  test("folds accents and case of title and summary into one line", () => {
    expect(searchText("Saúde: prêmios", "Declaração ATÉ março")).toBe(
      "saude: premios declaracao ate marco",
    );
  });

  test("is empty for an item without words", () => {
    expect(searchText(null, undefined)).toBe("");
  });
});

describe("searchBody", () => {
  test("contains every word of title, summary and text between spaces, without tags and entities", () => {
    const body = `<p>O <span lang="de">Quellensteuer</span>&nbsp;é l&#39;AVS</p><h2>Já</h2>`;
    expect(searchBody("Imposto:", null, body)).toBe(" imposto o quellensteuer e l avs ja ");
  });
});

describe("codeText", () => {
  test("contains each code between spaces, so that no code matches inside another", () => {
    expect(codeText(["B", "Ci"])).toBe(" B Ci ");
    expect(codeText('["B","Ci"]')).toBe(" B Ci ");
    expect(codeText(["Ci"])?.includes(" C ")).toBe(false);
  });

  test.each([[null], [undefined], [[]], ["[]"]])("is null for %j", (codes) => {
    expect(codeText(codes)).toBeNull();
  });
});
