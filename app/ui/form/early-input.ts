import { fillIn, isTouched, valueOf, type Field } from "./field-values";

/**
 * What a person typed, chose and ticked before React took the field over, the latest last. React begins with
 * what the server drew: it never hears of these, and writes its own value over them with the next change.
 */
const early = new Map<Field, string>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches("input, textarea, select");

/** React puts its props on each element that it takes over, a list's options among them. */
function isTakenOver(field: Field): boolean {
  const element = field instanceof HTMLSelectElement ? field.options[0] : field;
  return Object.keys(element ?? field).some((key) => key.startsWith("__reactProps$"));
}

function note(field: Field): void {
  // Set again, it would keep its place: of radios the last one counts.
  early.delete(field);
  early.set(field, valueOf(field));
}

/** To be called before the page is hydrated. */
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

/** Gives the fields that were hydrated meanwhile their early input, once React has finished its work. */
export function replayEarlyInput(): void {
  queueMicrotask(() => {
    for (const [field, value] of early) {
      if (field.isConnected && !isTakenOver(field)) continue;
      early.delete(field);
      if (field.isConnected) fillIn(field, value);
    }
  });
}
