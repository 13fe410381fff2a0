/** Facts about themselves that authors may show beside a question, each optional. */
export const CARD_FIELDS = ["canton", "permit", "stage", "language"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type ContextCard = { [Field in CardField]?: string };

/** Form field of a value; the checkbox is listed under `SHOWN`. */
export const cardFieldName = (field: CardField) => `context-${field}` as const;
export const SHOWN = "shown";

/** The values that are both ticked and chosen; null if there are none. */
export function tickedCard(
  shown: readonly string[],
  chosen: Readonly<Record<string, unknown>>,
): ContextCard | null {
  const answers = CARD_FIELDS.flatMap((field) => {
    const value = chosen[cardFieldName(field)];
    return shown.includes(field) && typeof value === "string" && value !== ""
      ? [[field, value] as const]
      : [];
  });
  return answers.length > 0 ? Object.fromEntries(answers) : null;
}

/** The form fields without those that the author did not tick. */
export function withoutUnticked<Value>(fields: Readonly<Record<string, Value>>) {
  const shown = [fields[SHOWN]].flat();
  const hidden = CARD_FIELDS.filter((field) => !shown.some((ticked) => ticked === field));
  const names = new Set<string>(hidden.map(cardFieldName));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}
