type Shape<Act> = {
  safeParse(value: unknown): { success: true; data: Act } | { success: false };
};

/**
 * Reads a button's form, or a small form whose one answer is beside its button. Null for a form that none
 * of our pages sends. Use `readForm` for forms with errors per field.
 * @param lists names with several values; for all other names the last value counts
 */
export function readAct<Act>(
  shape: Shape<Act>,
  form: FormData,
  lists: readonly string[] = [],
): Act | null {
  const all = Object.fromEntries(lists.map((name) => [name, form.getAll(name)]));
  const input = shape.safeParse({ ...Object.fromEntries(form), ...all });
  return input.success ? input.data : null;
}
