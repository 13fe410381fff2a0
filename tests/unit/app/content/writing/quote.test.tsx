import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quoteInto, quoteOf, selectedIn } from "~/content/writing/quote";

beforeEach(() => {
  // jsdom has no layout for this.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => getSelection()?.removeAllRanges());

test("quote: names the author and keeps paragraphs apart", () => {
  expect(quoteOf("Bia S.", "Um.\n\nDois.")).toBe("> **Bia S.:**\n>\n> Um.\n> Dois.");
});

test("quote: only a selection within the text counts", () => {
  render(
    <>
      <p>Na loja, com a nota.</p>
      <p>Outro texto.</p>
    </>,
  );
  const [text, other] = [
    screen.getByText("Na loja, com a nota."),
    screen.getByText("Outro texto."),
  ];
  expect(selectedIn(text)).toBe("");
  getSelection()?.selectAllChildren(text);
  expect(selectedIn(text)).toBe("Na loja, com a nota.");
  expect(selectedIn(other)).toBe("");
  getSelection()?.setBaseAndExtent(text, 0, other, 1);
  expect(selectedIn(text)).toBe("");
});

test("quote: goes to the caret with an empty line around it, and keeps what was typed", () => {
  render(<textarea id="resposta" aria-label="Sua resposta" defaultValue="Oi." />);
  const field = screen.getByLabelText<HTMLTextAreaElement>("Sua resposta");
  field.setSelectionRange(3, 3);
  quoteInto("resposta", "Bia S.", "Na loja.");
  expect(field.value).toBe("Oi.\n\n> **Bia S.:**\n>\n> Na loja.\n\n");
  expect(document.activeElement).toBe(field);
  quoteInto("resposta", "Bia S.", "");
  expect(field.value.match(/Na loja/g)).toHaveLength(1);
});
