type Shape<Act> = {
  safeParse(given: unknown): { success: true; data: Act } | { success: false };
};

/**
 * What a press of a button sends, as the page's own scripts or a form without fields to fill in send it:
 * nobody typed it, so there is no field to name an error at. Null for what no page of ours sends.
 * What people fill in goes by `readForm`.
 * @param lists names that come as often as there are values; of all others the last value counts
 */
export function readAct<Act>(
  shape: Shape<Act>,
  form: FormData,
  lists: readonly string[] = [],
): Act | null {
  const all = Object.fromEntries(lists.map((name) => [name, form.getAll(name)]));
  const given = shape.safeParse({ ...Object.fromEntries(form), ...all });
  return given.success ? given.data : null;
}
