import { areas, isPlannedArea, type PlannedArea } from "./areas.ts";
import { closePages, findClosedPath, isOpenPath } from "./closed-paths.ts";

/** Areas with goods of the editors. Members fill the others, which are open when empty. */
type ShelvedArea = Extract<PlannedArea, "news" | "videos" | "courses" | "articles" | "cantons">;

/** Pages within an area that open and close on their own, each with its address. */
export const shelfPages = {
  jobs: { title: "Vagas", path: "/app/classifieds/jobs" },
  "health-insurances": { title: "Seguro de saúde", path: "/app/classifieds/health-insurances" },
  "mobile-plans": { title: "Celular e internet", path: "/app/classifieds/mobile-plans" },
  "sbb-offers": { title: "Transporte", path: "/app/classifieds/sbb-offers" },
  "supermarket-costs": { title: "Supermercado", path: "/app/classifieds/supermarket-costs" },
  "alpine-volunteering": {
    title: "Voluntariado alpino",
    path: "/app/classifieds/alpine-volunteering",
  },
  "net-salary": { title: "Salário líquido", path: "/app/tools/net-salary" },
  "withholding-tax": { title: "Imposto na fonte", path: "/app/tools/withholding-tax" },
  "salary-comparison": { title: "Comparação de salários", path: "/app/tools/salary-comparison" },
  mortgage: { title: "Hipoteca", path: "/app/tools/mortgage" },
  unemployment: { title: "Seguro-desemprego", path: "/app/tools/unemployment" },
  currency: { title: "Câmbio", path: "/app/tools/currency" },
} as const;
export type ShelfPage = keyof typeof shelfPages;
export type ShelfName = ShelvedArea | ShelfPage;

export const isShelfPage = (name: string): name is ShelfPage => Object.hasOwn(shelfPages, name);

const isShelfName = (name: string): name is ShelfName => isShelfPage(name) || isPlannedArea(name);

const pathOf = (name: ShelfName) => (isShelfPage(name) ? shelfPages[name].path : `/app/${name}`);

export const shelfTitle = (name: ShelfName): string =>
  isShelfPage(name) ? shelfPages[name].title : areas[name].title;

export const isShelfOpen = (name: ShelfName): boolean => isOpenPath(pathOf(name));

const listClassifieds = () =>
  Object.keys(shelfPages).filter(
    (name): name is ShelfPage => isShelfPage(name) && pathOf(name).startsWith("/app/classifieds/"),
  );

export const listOpenClassifieds = (): ShelfPage[] => listClassifieds().filter(isShelfOpen);

/**
 * Remembers, in this process, which shelves lack goods; all others are open. The classifieds are open
 * while one of their pages is, and lead to the first open one. Unknown names change nothing.
 */
export function closeShelves(names: readonly string[]): void {
  const first = listClassifieds().find((name) => !names.includes(name));
  const closedPaths = names.filter(isShelfName).map(pathOf);
  closePages({
    closedPaths: first ? closedPaths : [...closedPaths, "/app/classifieds"],
    classifiedsPath: shelfPages[first ?? "jobs"].path,
  });
}

const LOCALE_PREFIX = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/;

/** The router also decodes addresses and ignores their case. */
function normalized(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/** The name of the closed page or area that a path leads to, with or without locale; null if it is open. */
export function findClosedAt(pathname: string): ShelfPage | PlannedArea | null {
  const path = findClosedPath(normalized(pathname).replace(LOCALE_PREFIX, ""));
  const names = [...Object.keys(shelfPages).filter(isShelfPage), ...Object.keys(areas)];
  const found = names.find(
    (name) => path === (isShelfPage(name) ? shelfPages[name].path : `/app/${name}`),
  );
  return found && (isShelfPage(found) || isPlannedArea(found)) ? found : null;
}
