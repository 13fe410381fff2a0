import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { EditorToolbar } from "~/content/writing/editor-toolbar";

function draw(text: string): HTMLTextAreaElement {
  render(
    <>
      <EditorToolbar fieldId="topic-body" />
      <label htmlFor="topic-body">Texto</label>
      <textarea id="topic-body" defaultValue={text} />
    </>,
  );
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Texto" });
}

test("editor toolbar: a click wraps the selection in its markup, and fires an input event", async () => {
  const field = draw("um dois");
  const received: string[] = [];
  field.addEventListener("input", () => received.push(field.value));
  field.setSelectionRange(3, 7);
  await userEvent.click(screen.getByRole("button", { name: "Negrito" }));
  expect(field.value).toBe("um **dois**");
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("dois");
  expect(received).toEqual(["um **dois**"]);
  expect(document.activeElement).toBe(field);
});

test("editor toolbar: keyboard shortcuts do the same in the field, and trigger nothing else", async () => {
  const field = draw("um dois");
  const elsewhere: string[] = [];
  const hear = ({ key }: KeyboardEvent) => elsewhere.push(key);
  document.addEventListener("keydown", hear);
  field.focus();
  field.setSelectionRange(0, 2);
  await userEvent.keyboard("{Control>}k{/Control}");
  document.removeEventListener("keydown", hear);
  expect(field.value).toBe("[um](https://) dois");
  expect(elsewhere).toEqual(["Control"]);
});

test("editor toolbar: is one tab stop, and arrow keys move inside it", async () => {
  draw("");
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Negrito");
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement?.textContent).toBe("Imagem");
  await userEvent.keyboard("{Home}{ArrowRight}");
  expect(document.activeElement?.textContent).toBe("Itálico");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
