// The Swedish locale formats days like ISO 8601.
const day = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Zurich" });

/** The calendar day in Zurich, `YYYY-MM-DD`. */
export const zurichDayOf = (at: Date): string => day.format(at);
