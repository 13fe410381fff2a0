/**
 * What was typed into a page's forms, kept over one reload in this tab. Plain fields only: passwords,
 * codes, files and ticks are never kept.
 */
const KEY = "portal:drafts";
const FIELDS = "form[method=post] :is(input, textarea, select)[name]";
const KEPT_TYPES = new Set(["text", "search", "email", "tel", "url", "number", "date", "textarea"]);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Draft = { form: string; name: string; nth: number; value: string };
type Drafts = { path: string; fields: Draft[] };

function isKept(field: Field): boolean {
  const purpose = field.getAttribute("autocomplete") ?? "";
  if (purpose.startsWith("cc-") || purpose === "one-time-code") return false;
  return field instanceof HTMLSelectElement || KEPT_TYPES.has(field.type);
}

function isTouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const original = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== (original?.value ?? "");
}

/** Every field that may be kept, with what tells it from others after the reload. */
function* fieldsOf(page: Document): Generator<[Field, Omit<Draft, "value">]> {
  const seen = new Map<string, number>();
  for (const field of page.querySelectorAll<Field>(FIELDS)) {
    if (!isKept(field)) continue;
    const form = field.form?.getAttribute("action") ?? "";
    const id = `${form}\n${field.name}`;
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    yield [field, { form, name: field.name, nth }];
  }
}

export function keepDrafts(): void {
  const fields = [...fieldsOf(document)]
    .filter(([field]) => isTouched(field))
    .map(([field, place]) => ({ ...place, value: field.value }));
  if (fields.length === 0) return;
  const path = location.pathname + location.search;
  sessionStorage.setItem(KEY, JSON.stringify({ path, fields } satisfies Drafts));
}

/** Sets a value so that React and form libraries hear of it. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Gives the page at `path` its drafts back, once; what was typed meanwhile stays. */
export function restoreDrafts(path: string): void {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Drafts | null;
  if (kept?.path !== path) return;
  sessionStorage.removeItem(KEY);
  for (const [field, place] of fieldsOf(document)) {
    const draft = kept.fields.find(
      ({ form, name, nth }) => form === place.form && name === place.name && nth === place.nth,
    );
    if (draft && !isTouched(field)) type(field, draft.value);
  }
}
