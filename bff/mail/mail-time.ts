const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Zurich",
});
const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "Europe/Zurich" });

/** `21 de novembro de 2026 às 13:00 (hora da Suíça)`. @param iso ISO 8601 */
export function momentInWords(iso: string): string {
  return `${moment.format(new Date(iso))} (hora da Suíça)`;
}

export function dayInWords(iso: string): string {
  return day.format(new Date(iso));
}
