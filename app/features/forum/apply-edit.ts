import type { TextEdit } from "./markdown-edit";

/** Changes a text as if it were typed, so that the browser can undo it and everybody hears of it. */
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

/** The one way that keeps what a field can undo; not every browser has it. */
function isTyped(text: string): boolean {
  try {
    return document.execCommand("insertText", false, text);
  } catch {
    return false;
  }
}
