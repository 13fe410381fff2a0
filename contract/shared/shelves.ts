import { areas, isPlannedArea, type PlannedArea } from "./areas.ts";

/** Areas with goods of the editors. Members fill the others, which are open when empty. */
const SHELVED_AREAS = [
  "news",
  "videos",
  "courses",
  "articles",
  "cantons",
] as const satisfies readonly PlannedArea[];

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
  currency: { title: "Câmbio", path: "/app/tools/currency" },
} as const;
export type ShelfPage = keyof typeof shelfPages;
export type ShelfName = (typeof SHELVED_AREAS)[number] | ShelfPage;

const pageNames = Object.keys(shelfPages) as ShelfPage[];
export const shelfNames: readonly ShelfName[] = [...SHELVED_AREAS, ...pageNames];

const classifiedsPages = pageNames.filter((name) =>
  shelfPages[name].path.startsWith("/app/classifieds/"),
);

/** Areas whose code is released. */
const released = new Map(Object.entries(areas).map(([name, { isOpen }]) => [name, isOpen]));
const closed = new Set<ShelfName>();

export const listOpenClassifieds = (): ShelfPage[] => classifiedsPages.filter(isShelfOpen);

export const isShelfOpen = (name: ShelfName): boolean => !closed.has(name);
export const listClosedShelves = (): ShelfName[] => [...closed];

export const shelfTitle = (name: ShelfName): string =>
  isShelfPage(name) ? shelfPages[name].title : areas[name].title;

const isShelfName = (name: string): name is ShelfName => shelfNames.some((each) => each === name);
export const isShelfPage = (name: string): name is ShelfPage => Object.hasOwn(shelfPages, name);

/**
 * Remembers, in this process, which shelves lack goods; all others are open. `areas` follows: the
 * classifieds are open while one of their pages is, and lead to the first open one.
 */
export function closeShelves(names: readonly string[]): void {
  closed.clear();
  for (const name of names) if (isShelfName(name)) closed.add(name);
  for (const name of SHELVED_AREAS) areas[name].isOpen = isReleased(name) && isShelfOpen(name);
  const [first] = listOpenClassifieds();
  areas.classifieds.isOpen = isReleased("classifieds") && first !== undefined;
  areas.classifieds.path = shelfPages[first ?? "jobs"].path;
}

const isReleased = (name: PlannedArea): boolean => released.get(name) ?? false;

const areaNames = Object.keys(areas).filter(isPlannedArea);
const LOCALE_PREFIX = /^\/[a-z]{2}-[A-Z]{2}(?=\/|$)/;
const isWithin = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** The closed page or area that a path leads to, with or without locale; null if it is open. */
export function findClosedAt(pathname: string): ShelfName | PlannedArea | null {
  const path = pathname.replace(LOCALE_PREFIX, "");
  const page = pageNames.find((name) => closed.has(name) && isWithin(path, shelfPages[name].path));
  if (page) return page;
  const area = areaNames.find((name) => !areas[name].isOpen && isWithin(path, `/app/${name}`));
  return area ?? null;
}

/** Addresses of the closed pages and areas, without locale. */
export const listClosedPaths = (): string[] => [
  ...pageNames.flatMap((name) => (closed.has(name) ? shelfPages[name].path : [])),
  ...areaNames.flatMap((name) => (areas[name].isOpen ? [] : `/app/${name}`)),
];

/** True if no closed shelf is at the path; for links. */
export const isOpenPath = (path: string): boolean =>
  findClosedAt(path.split(/[?#]/)[0] ?? path) === null;
