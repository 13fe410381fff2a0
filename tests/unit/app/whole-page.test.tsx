import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { collectPage } from "~/whole-page.server";

function render(text: string): Promise<string> {
  return new Promise((done) => {
    const { pipe } = renderToPipeableStream(<p>{text}</p>, {
      onAllReady: () => pipe(collectPage((page) => done(new TextDecoder().decode(page)))),
    });
  });
}

test.each([2_041, 2_042, 2_043, 2_044, 2_045])(
  "letters of two and three bytes stay whole after %i letters of one",
  async (count) => {
    const text = `${"x".repeat(count)}çã’é`;
    expect(await render(text)).toBe(`<p>${text}</p>`);
  },
);
