import { matchRoutes } from "@remix-run/react";
import { listRoutePatterns } from "../../../scripts/pages/route-patterns.ts";

/** Maximum pages per pattern for item pages, such as articles. */
const MOST_PATHS = 4;
/** Maximum values of one parameter that come from links, which may hold free text. */
const MOST_LINKED_VALUES = 4;

const routes = listRoutePatterns().map((path) => ({ path }));

/** Paths that end the session or have no page. */
const LEFT_OUT = /^\/pt-BR\/(logout|theme|session|consent\/log)(\/|\?|$)/;

export type Step = { address: string; from: string };

/**
 * Addresses still to visit. For each pattern, every value of every parameter is visited once, not every
 * combination.
 */
export class Frontier {
  readonly #origin: string;
  readonly #mostValues: Readonly<Record<"link" | "choice", number>>;
  readonly #waiting: Step[] = [];
  readonly #taken = new Set<string>();
  readonly #paths = new Map<string, Set<string>>();
  readonly #values = new Map<string, Set<string>>();

  /** @param maxChoices maximum values of one parameter that come from forms */
  constructor(origin: string, maxChoices: number) {
    this.#origin = origin;
    this.#mostValues = { link: MOST_LINKED_VALUES, choice: maxChoices };
  }

  get size(): number {
    return this.#taken.size;
  }

  /** Adds an address unconditionally. */
  begin(address: string): void {
    this.#take(address, new URL(address, this.#origin), "the map of pages");
  }

  offer(href: string, from: string, by: "link" | "choice"): void {
    const url = URL.parse(href, new URL(from, this.#origin));
    if (!url || url.origin !== this.#origin || LEFT_OUT.test(url.pathname)) return;
    const pattern = matchRoutes(routes, url.pathname)?.[0]?.route.path;
    if (!pattern || (!url.pathname.startsWith("/pt-BR") && pattern === "/*")) return;
    const isNew = this.#isNewPath(pattern, url.pathname);
    const hasNew = [...url.searchParams].filter(
      ([name, value]) => value !== "" && this.#isNewValue(`${pattern} ${name}`, value, by),
    );
    if (isNew || hasNew.length > 0) this.#take(url.pathname + url.search, url, from);
  }

  next(): Step | undefined {
    return this.#waiting.shift();
  }

  #take(address: string, url: URL, from: string): void {
    const params = [...url.searchParams].filter(([, value]) => value !== "").toSorted();
    const key = `${url.pathname}?${new URLSearchParams(params)}`;
    if (this.#taken.has(key)) return;
    this.#taken.add(key);
    this.#waiting.push({ address, from });
  }

  #isNewPath(pattern: string, path: string): boolean {
    const paths = this.#paths.get(pattern) ?? new Set();
    this.#paths.set(pattern, paths);
    if (paths.has(path) || paths.size >= MOST_PATHS) return false;
    paths.add(path);
    return true;
  }

  #isNewValue(name: string, value: string, by: "link" | "choice"): boolean {
    const values = this.#values.get(name) ?? new Set();
    this.#values.set(name, values);
    if (values.has(value) || values.size >= this.#mostValues[by]) return false;
    values.add(value);
    return true;
  }
}
