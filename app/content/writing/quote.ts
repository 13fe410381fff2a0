import { findField, insertBlock } from "./apply-edit";

/** The part of the selection within this element. */
export function selectedIn(element: Element): string {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return "";
  const isInside = [selection.anchorNode, selection.focusNode].every((end) =>
    element.contains(end),
  );
  return isInside ? selection.toString().trim() : "";
}

/** Markdown quote that names the author. */
export function quoteOf(author: string, words: string): string {
  const lines = words.split(/\n+/).map((line) => `> ${line.trim()}`);
  return [`> **${author}:**`, ">", ...lines].join("\n");
}

/** Puts a quote into the field and moves the focus there. */
export function quoteInto(fieldId: string, author: string, words: string): void {
  const field = findField(fieldId);
  if (!field || words === "") return;
  insertBlock(field, quoteOf(author, words));
  field.scrollIntoView({ block: "center" });
}
