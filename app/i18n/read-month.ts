/**
 * "03/2026" → "2026-03", as `<input type="month">` sends it: where a browser shows a plain field in its
 * place, people write months as they always do. Anything else stays as it is.
 */
export function readMonth(typed: string): string {
  const [, month = "", year = ""] = /^(\d{1,2})[/.-](\d{4})$/.exec(typed.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}` : typed;
}
