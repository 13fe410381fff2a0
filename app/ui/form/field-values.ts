/** A control that a person types, chooses or ticks in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** What the field holds; of a box or a radio, whether it is ticked. */
export const valueOf = (field: Field): string =>
  isTicked(field) ? String(field.checked) : field.value;

/** True if the field holds something else than the page was drawn with. */
export function isTouched(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const original = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== (original?.value ?? "");
}

/**
 * Puts a value into a field as a person does: React and form libraries get the events. Typed text that is
 * there already is not written again, which would move the caret and break off a phone's suggestions.
 */
export function fillIn(field: Field, value: string): void {
  if (isTicked(field)) {
    // The radio that takes its place unticks the other one.
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
  // React ignores events that bring the value it last saw, and keeps that by a setter of each field's own.
  const noteSeen = Object.getOwnPropertyDescriptor(field, "value")?.set;
  noteSeen?.call(document.createElement(field.localName), `not ${value}`);
}
