import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { DrawnOnce, DrawnPartsProvider } from "~/page/drawn-once";
import { openDrawnParts } from "~/page/drawn-parts.server";

const noteDrawing = vi.fn();

function Part({ word }: { word: string }) {
  noteDrawing();
  return <b title={'"'}>{word}</b>;
}

function draw(page: ReactNode, secret: string): string {
  const parts = openDrawnParts(secret);
  return parts.fill(renderToString(<DrawnPartsProvider value={parts}>{page}</DrawnPartsProvider>));
}

const pageWith = (first: string, second: string) => (
  <p>
    <DrawnOnce name={`first ${first}`}>
      <Part word={first} />
    </DrawnOnce>
    between
    <DrawnOnce name={`second ${second}`}>
      <Part word={second} />
      <i />
    </DrawnOnce>
  </p>
);

test("cached page part: is rendered once, and inserted into every page unchanged", () => {
  const plain = renderToString(pageWith("$& olá", "x"));
  noteDrawing.mockClear();

  const pages = ["one", "two", "three"].map((secret) => draw(pageWith("$& olá", "x"), secret));

  expect(pages).toEqual([plain, plain, plain]);
  expect(noteDrawing).toHaveBeenCalledTimes(2);
});

test("cached page part: with another name is another part", () => {
  draw(pageWith("one", "same"), "first");

  const page = draw(pageWith("other", "same"), "second");

  expect(page).toBe(renderToString(pageWith("other", "same")));
});

test("cached page part: may appear twice in a page, rendered or cached", () => {
  const twice = (
    <>
      <DrawnOnce name="twice">
        <b>1</b>
      </DrawnOnce>
      <DrawnOnce name="twice">
        <b>1</b>
      </DrawnOnce>
    </>
  );

  expect(draw(twice, "first")).toBe("<b>1</b><b>1</b>");
  expect(draw(twice, "second")).toBe("<b>1</b><b>1</b>");
});

test("cached page part: markup that imitates a part is left unchanged", () => {
  const prose = '<drawn-part id="guess-0">x</drawn-part>';
  // oxlint-disable-next-line react/no-danger -- that is the test
  const page = <p dangerouslySetInnerHTML={{ __html: prose }} />;

  expect(draw(page, "secret")).toBe(`<p>${prose}</p>`);
});
