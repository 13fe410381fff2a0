import { areas, type PlannedArea } from "./areas.ts";

/** What a process or browser knows of closed pages: their paths without locale, and where classifieds begin. */
export type ClosedPages = { closedPaths: readonly string[]; classifiedsPath: `/app/${string}` };

const areaNames = Object.keys(areas) as PlannedArea[];
const areaPath = (name: PlannedArea) => `/app/${name}`;

/** Areas whose code is not released. */
const unreleasedPaths: readonly string[] = areaNames
  .filter((name) => !areas[name].isOpen)
  .map(areaPath);

let known: ClosedPages = {
  closedPaths: unreleasedPaths,
  classifiedsPath: areas.classifieds.path,
};

export const closedPages = (): ClosedPages => known;

/** Remembers the closed pages beside those that are not released; `areas` follows. */
export function closePages({ closedPaths, classifiedsPath }: ClosedPages): void {
  const before = known.closedPaths;
  known = { closedPaths: [...new Set([...unreleasedPaths, ...closedPaths])], classifiedsPath };
  for (const name of areaNames) {
    const isClosed = known.closedPaths.includes(areaPath(name));
    if (isClosed !== before.includes(areaPath(name))) areas[name].isOpen = !isClosed;
  }
  areas.classifieds.path = classifiedsPath;
}

/** The closed path that a path without locale is at or within. */
export const findClosedPath = (path: string): string | undefined =>
  known.closedPaths.find((closed) => `${path}/`.startsWith(`${closed}/`));

/** True if no closed page is at the path; for links. */
export const isOpenPath = (path: string): boolean =>
  findClosedPath(path.replace(/[?#].*/, "")) === undefined;
