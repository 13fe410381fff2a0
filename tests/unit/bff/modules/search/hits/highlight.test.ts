import { describe, expect, test } from "vitest";
import { markText, snippetOf } from "../../../../../../bff/modules/search/hits/highlight.ts";
import type { MarkedText } from "../../../../../../contract/api/search-v1.ts";

const sought =
  (...words: string[]) =>
  (folded: string) =>
    words.includes(folded);
const shown = (marked: MarkedText) =>
  marked.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");

describe("search highlights", () => {
  test("mark the searched words as the text spells them", () => {
    const marked = markText("Seguro de Saúde (LAMal)", sought("saude", "lamal"));
    expect(shown(marked)).toBe("Seguro de [Saúde] ([LAMal])");
  });

  test("leave a text without hits unchanged", () => {
    expect(markText("Bonde", sought("trem"))).toEqual([{ text: "Bonde", isHit: false }]);
    expect(markText("", sought("trem"))).toEqual([]);
  });
});

describe("search snippet", () => {
  const long = "palavra ".repeat(60);

  test("is the summary if that matches as many words", () => {
    const { text, place } = snippetOf(
      "Fala de trem",
      [{ text: "trem", place: "x" }],
      sought("trem"),
    );
    expect([shown(text), place]).toEqual(["Fala de [trem]", null]);
  });

  test("is the part with the most matches, cut at word ends", () => {
    const parts = [
      { text: `${long}trem`, place: "um" },
      { text: `${long}trem e bonde ${long}`, place: "dois" },
    ];
    const { text, place } = snippetOf("Sem nada", parts, sought("trem", "bonde"));
    expect(place).toBe("dois");
    expect(shown(text)).toMatch(/^… (palavra )+\[trem\] e \[bonde\] (palavra ?)+ …$/);
    expect(shown(text).length).toBeLessThan(240);
  });

  test("names the second of a video, and includes the next cue", () => {
    const cues = [
      { text: "Bom dia.", place: "t=0" },
      { text: "Falamos do bonde.", place: "t=7" },
      { text: "Ele é azul.", place: "t=9" },
    ];
    const { text, place } = snippetOf("", cues, sought("bonde"));
    expect([shown(text), place]).toEqual(["Falamos do [bonde]. Ele é azul.", "t=7"]);
  });

  test("of a summary without hits is its beginning", () => {
    expect(shown(snippetOf(long.trim(), [], sought("trem")).text)).toMatch(/^palavra .* …$/);
  });
});
