/** Members a page of the directory shows. */
export const DIRECTORY_PER_PAGE = 20;
/** The last page that can be asked for. */
export const DIRECTORY_MAX_PAGE = 500;

/** Fewer than so many members are not counted aloud: one could be told from the others. */
export const COUNTED_FROM = 5;

/** What the directory is ordered by: who came last, or the name. */
export const directorySorts = ["new", "name"] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** How long somebody has lived in Switzerland, in whole months from and up to. */
export const stages = {
  arriving: { from: 0, to: 12 },
  settling: { from: 12, to: 60 },
  settled: { from: 60, to: null },
} as const satisfies Readonly<Record<string, { from: number; to: number | null }>>;
export type Stage = keyof typeof stages;
export const stageNames = Object.keys(stages) as Stage[];

export const isStage = (name: string): name is Stage => Object.hasOwn(stages, name);

/** The day that lies so many months before another, or the last one of that month; both YYYY-MM-DD. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const before = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate)));
  return before.toISOString().slice(0, 10);
}

/** Which stage somebody is in who came on that day. */
export function stageOf(since: string, today: string): Stage {
  const found = stageNames.findLast((name) => since <= monthsBefore(today, stages[name].from));
  return found ?? "arriving";
}

/**
 * How many live somewhere, told so that one who comes or goes is not noticed: in steps of five, from five on.
 * Null where nothing is told.
 */
export const roundedCount = (count: number): number | null =>
  count < COUNTED_FROM ? null : count - (count % COUNTED_FROM);
