import { fillIn, isTouched, valueOf, type Field } from "./field-values";

/**
 * Values entered before hydration, latest last. React does not see them and would overwrite them with the
 * server's values at the next change.
 */
const early = new Map<Field, string>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches("input, textarea, select");

/** React attaches its props to each element that it hydrates, including a list's options. */
function isTakenOver(field: Field): boolean {
  const element = field instanceof HTMLSelectElement ? field.options[0] : field;
  return Object.keys(element ?? field).some((key) => key.startsWith("__reactProps$"));
}

function note(field: Field): void {
  // Deleted first, because `set` alone keeps the old position: for radio buttons the last one counts.
  early.delete(field);
  early.set(field, valueOf(field));
}

/** Call before hydration. */
export function watchEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>("input, textarea, select")) {
    if (isTouched(field)) note(field);
  }
  const listen = ({ target }: Event) => {
    if (isField(target) && (early.has(target) || !isTakenOver(target))) note(target);
  };
  document.addEventListener("input", listen, true);
  document.addEventListener("change", listen, true);
}

/** Restores early input in fields hydrated since, after React has finished. */
export function replayEarlyInput(): void {
  queueMicrotask(() => {
    for (const [field, value] of early) {
      if (field.isConnected && !isTakenOver(field)) continue;
      early.delete(field);
      if (field.isConnected) fillIn(field, value);
    }
  });
}
