import { fillIn, isTouched, valueOf, type Field } from "~/ui/form/field-values";

/**
 * Values of a page's forms, stored in this tab until the page reloads. Passwords, codes, card numbers,
 * files and hidden fields are never stored.
 */
const KEY = "portal:page-drafts";
const FIELDS = "form[method=post] :is(input, textarea, select)[name]";
const SAVED_FIELD_TYPES = new Set([
  ...["text", "search", "email", "tel", "url", "number", "date", "month", "textarea"],
  ...["checkbox", "radio"],
]);

type Draft = { form: string; name: string; nth: number; value: string };
type Drafts = {
  /** The member last signed in in this tab; guests have no drafts. */
  member: string | null;
  pages: Record<string, Draft[]>;
};

function read(): Drafts {
  const none: Drafts = { member: null, pages: {} };
  return JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? none;
}

function write(drafts: Drafts): void {
  sessionStorage.setItem(KEY, JSON.stringify(drafts));
}

function isSaved(field: Field): boolean {
  const purpose = field.getAttribute("autocomplete") ?? "";
  if (purpose.startsWith("cc-") || purpose === "one-time-code") return false;
  return field instanceof HTMLSelectElement || SAVED_FIELD_TYPES.has(field.type);
}

function fieldsOf(page: Document): [Field, Omit<Draft, "value">][] {
  const seen = new Map<string, number>();
  return [...page.querySelectorAll<Field>(FIELDS)].filter(isSaved).map((field) => {
    const form = field.form?.getAttribute("action") ?? "";
    const id = `${form}\n${field.name}`;
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    return [field, { form, name: field.name, nth }];
  });
}

export function saveDrafts(path = location.pathname + location.search): void {
  const fields = fieldsOf(document)
    .filter(([field]) => isTouched(field))
    .map(([field, place]) => ({ ...place, value: valueOf(field) }));
  if (fields.length === 0) return;
  const { member, pages } = read();
  write({ member, pages: { ...pages, [path]: fields } });
}

export function dropDrafts(): void {
  sessionStorage.removeItem(KEY);
}

/** Another member does not get the previous member's drafts. */
export function claimDrafts(member: string | null): void {
  if (member === null) return;
  const drafts = read();
  if (drafts.member !== null && drafts.member !== member) return write({ member, pages: {} });
  write({ ...drafts, member });
}

/** Restores the drafts of the page at `path` once. Values entered since then stay. */
export function restoreDrafts(path: string): void {
  const { member, pages } = read();
  const { [path]: saved, ...others } = pages;
  if (!saved) return;
  write({ member, pages: others });
  const fields = fieldsOf(document);
  const groupOf = ([, { form, name }]: (typeof fields)[number]) => `${form}\n${name}`;
  const touchedGroups = new Set(
    fields.filter(([field]) => field.type === "radio" && isTouched(field)).map(groupOf),
  );
  for (const each of fields) {
    const [field, place] = each;
    const draft = saved.find(
      ({ form, name, nth }) => form === place.form && name === place.name && nth === place.nth,
    );
    if (draft && !isTouched(field) && !touchedGroups.has(groupOf(each))) fillIn(field, draft.value);
  }
}
