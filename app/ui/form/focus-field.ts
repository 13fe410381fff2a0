/** Focuses a form field; for a group of choices, the first one. @returns false if there is no such field */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches("fieldset") ? field.querySelector("input, select") : field;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return document.activeElement === control;
}
