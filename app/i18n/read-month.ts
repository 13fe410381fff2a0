/**
 * "03/2026" → "2026-03", the format of `<input type="month">`. Browsers without that input show a plain
 * field, in which people type months their own way. Other values stay unchanged.
 */
export function readMonth(typed: string): string {
  const [, month = "", year = ""] = /^(\d{1,2})[/.-](\d{4})$/.exec(typed.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}` : typed;
}
