import { describe, expect, it } from "vitest";
import { searchText } from "../../../../../cms-extensions/src/content-hook/search-text.ts";

describe("searchText", () => {
  it("folds accents and case of title and summary into one line", () => {
    expect(searchText("Saúde: prêmios", "Declaração ATÉ março")).toBe(
      "saude: premios declaracao ate marco",
    );
  });

  it("is empty for an item without words", () => {
    expect(searchText(null, undefined)).toBe("");
  });
});
