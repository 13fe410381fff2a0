export const DIRECTORY_PER_PAGE = 20;
export const DIRECTORY_MAX_PAGE = 500;
/** Maximum length of a name or profession in the directory's filter. */
export const DIRECTORY_QUERY_MAX_LENGTH = 80;

/** Smaller counts are hidden, so that no member can be identified. */
export const COUNTED_FROM = 5;

/** Order of the directory: newest first, or by name. */
export const directorySorts = ["new", "name"] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** Time in Switzerland in whole months, from (inclusive) and to (exclusive). */
export const stages = {
  arriving: { from: 0, to: 12 },
  settling: { from: 12, to: 60 },
  settled: { from: 60, to: null },
} as const satisfies Readonly<Record<string, { from: number; to: number | null }>>;
export type Stage = keyof typeof stages;
export const stageNames = Object.keys(stages) as Stage[];

export const isStage = (name: string): name is Stage => Object.hasOwn(stages, name);

/** The same day a number of months earlier, or the last day of that month; both YYYY-MM-DD. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const before = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate)));
  return before.toISOString().slice(0, 10);
}

export function stageOf(since: string, today: string): Stage {
  const found = stageNames.findLast((name) => since <= monthsBefore(today, stages[name].from));
  return found ?? "arriving";
}

/**
 * Member count rounded down to a multiple of five, so that one member more or less is not noticed. Null
 * below five.
 */
export const roundedCount = (count: number): number | null =>
  count < COUNTED_FROM ? null : count - (count % COUNTED_FROM);

export const newConnectionsADay = { free: 5, paying: 20 } as const;

/** Days after a refusal before the same member may send another request. */
export const DECLINED_DAYS = 30;

export const CONNECTIONS_MAX_TAKE = 100;

export const CONNECTIONS_PER_PAGE = 20;

/** Lists of a member's connections: connected, requests received, requests sent. */
export const CONNECTION_LISTS = ["connected", "received", "requested"] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];

/** State of a connection from the viewer's side. A declined request shows as "none". */
export const CONNECTION_STATES = [...CONNECTION_LISTS, "none"] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];
