import type { TextEdit } from "./markdown-edit";

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
