export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches("fieldset") ? field.querySelector("input, select") : field;
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return document.activeElement === control;
}
