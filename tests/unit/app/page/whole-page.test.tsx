import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { collectPage } from "~/page/whole-page.server";

const WORD = "ação’é";

function render(words: readonly string[]): Promise<string> {
  return new Promise((done) => {
    const page = words.map((word, place) => <i key={place}>{word}</i>);
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collectPage(done)),
    });
  });
}

test.each([0, 1, 2, 3])(
  "page rendering: keeps multi-byte characters whole at buffer ends, shifted by %i",
  async (shift) => {
    const words = ["x".repeat(shift), ...Array.from({ length: 2_000 }, () => WORD)];
    expect(await render(words)).toBe(words.map((word) => `<i>${word}</i>`).join(""));
  },
);
