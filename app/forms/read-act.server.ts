type Shape<Act> = {
  safeParse(given: unknown): { success: true; data: Act } | { success: false };
};

/**
 * What a press sends, or a small form whose one answer stands beside its button. Null for what no page of
 * ours sends. A form with fields that are each told their own errors goes by `readForm`.
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
