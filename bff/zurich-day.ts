// Sweden writes days as ISO 8601 does.
const day = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Zurich" });

/** The calendar day in Zurich, `YYYY-MM-DD`. */
export function zurichDayOf(at: Date): string {
  return day.format(at);
}
