export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

export const valueOf = (field: Field): string =>
  isTicked(field) ? String(field.checked) : field.value;

export function isTouched(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const original = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== (original?.value ?? "");
}

/**
 * Sets a value as a person would, so that React and form libraries get the events. An equal text is not
 * written again: that would move the caret and end a phone's suggestions.
 */
export function fillIn(field: Field, value: string): void {
  if (isTicked(field)) {
    // Its replacement in the group unticks it.
    if (field.type === "radio" && value === "false") return;
    field.checked = value === "false";
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = value;
  else fillInText(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function fillInText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value !== value) {
    const prototype = Object.getPrototypeOf(field) as typeof field;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  }
  // React ignores events with the value it last saw, which it tracks through a setter on each field.
  const noteSeen = Object.getOwnPropertyDescriptor(field, "value")?.set;
  noteSeen?.call(document.createElement(field.localName), `not ${value}`);
}
