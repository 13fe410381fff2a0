import type { TextEdit } from "./markdown-edit";

export const findField = (id: string) =>
  document.querySelector<HTMLTextAreaElement>(`textarea#${id}`);

/** As if typed, so that the browser can undo the edit and `input` listeners run. */
export function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, selectFrom, selectTo } = edit;
  field.focus();
  field.setSelectionRange(from, to);
  if (!isTyped(insert)) {
    field.setRangeText(insert, from, to, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(selectFrom, selectTo);
}

/** The only way to keep the field's undo history. Not every browser supports it. */
function isTyped(text: string): boolean {
  try {
    return document.execCommand("insertText", false, text);
  } catch {
    return false;
  }
}

/** Inserts a block of Markdown at the caret, with an empty line before and after it. */
export function insertBlock(field: HTMLTextAreaElement, block: string): void {
  const { value, selectionEnd: at } = field;
  const before = value.slice(0, at);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const insert = `${gap}${block}\n\n`;
  const end = at + insert.length;
  applyEdit(field, { from: at, to: at, insert, selectFrom: end, selectTo: end });
}
