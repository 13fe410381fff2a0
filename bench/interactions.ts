import { chromium, type Browser, type Page } from "playwright";
import { BROWSER_ARGS } from "../scripts/stack/browser.ts";
import { listCookies } from "./member.ts";

/** Slows the CPU down to a mid-range phone, as Lighthouse does. */
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
const SHORTEST_EVENT_MS = 16;

const AIM_MS = 100;

export type Journey = {
  name: string;
  path: string;
  isMembers: boolean;
  act: (page: Page) => Promise<void>;
};

type Seen = { interactions: { name: string; ms: number }[]; taskMs: number[] };
/**
 * In milliseconds: the longest time from an input to the next paint, and the longest task after hydration.
 */
export type Responsiveness = {
  name: string;
  interactionMs: number;
  slowest: string;
  taskMs: number;
};

function watch(shortestEventMs: number): void {
  const seen: Seen = { interactions: [], taskMs: [] };
  Object.assign(window, { seenByBench: seen });
  let hydratedAtMs = Infinity;
  new MutationObserver(() => {
    if (document.documentElement.hasAttribute("data-hydrated"))
      hydratedAtMs = Math.min(hydratedAtMs, performance.now());
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-hydrated"] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) seen.interactions.push({ name: entry.name, ms: entry.duration });
  }).observe({ type: "event", durationThreshold: shortestEventMs } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= hydratedAtMs) seen.taskMs.push(duration);
  }).observe({ type: "longtask" });
}

/**
 * Waits until the browser is idle, five seconds at most: everything before is then painted and reported.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const idle = () => setTimeout(done, 100);
        requestAnimationFrame(() => requestIdleCallback(idle, { timeout: 5_000 }));
      }),
  );
}

async function tryOnce(
  journey: Journey,
  { origin, cookie, browser }: { origin: string; cookie: string; browser: Browser },
): Promise<Responsiveness> {
  const url = origin + journey.path;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "pt-BR",
    serviceWorkers: "block",
  });
  try {
    if (journey.isMembers) await context.addCookies(listCookies({ cookie, url }));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(watch, SHORTEST_EVENT_MS);
    await page.goto(url, { waitUntil: "load" });
    await page.locator("html[data-hydrated]").waitFor();
    await waitUntilIdle(page);
    await journey.act(page);
    await waitUntilIdle(page);
    const seen = await page.evaluate(() => Reflect.get(window, "seenByBench") as Seen);
    const [worst] = seen.interactions.sort((a, b) => b.ms - a.ms);
    return {
      name: journey.name,
      interactionMs: worst?.ms ?? 0,
      slowest: worst?.name ?? "",
      taskMs: Math.max(0, ...seen.taskMs),
    };
  } finally {
    await context.close();
  }
}

/** @throws {Error} without any round */
function middleOf(rounds: readonly Responsiveness[], figure: "interactionMs" | "taskMs") {
  const sorted = rounds.toSorted((a, b) => a[figure] - b[figure]);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("A journey was not tried.");
  return middle;
}

export async function tryJourneys(
  journeys: readonly Journey[],
  on: { origin: string; cookie: string; browser: string },
): Promise<Responsiveness[]> {
  const browser = await chromium.launch({
    executablePath: on.browser,
    args: BROWSER_ARGS,
  });
  try {
    const middle: Responsiveness[] = [];
    for (const journey of journeys) {
      const rounds: Responsiveness[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(await tryOnce(journey, { ...on, browser }));
      const { taskMs } = middleOf(rounds, "taskMs");
      middle.push({ ...middleOf(rounds, "interactionMs"), taskMs });
    }
    return middle;
  } finally {
    await browser.close();
  }
}

export function describeResponsiveness(all: readonly Responsiveness[]): string {
  const rows = all.map(({ name, interactionMs, slowest, taskMs }) => {
    const verdict = Math.max(interactionMs, taskMs) <= AIM_MS ? "met" : "missed";
    return `| ${name} | ${Math.round(interactionMs)} ms (${slowest}) | ${Math.round(taskMs)} ms | ${verdict} |`;
  });
  return `## Answers to clicks and keys

At a quarter of this machine's speed, of each figure the middle of ${ROUNDS} rounds: the longest wait from an input to the next picture, and the longest task after hydration. Aim: ${AIM_MS} ms each.

| what one does | longest wait | longest task | aims |
| --- | ---: | ---: | --- |
${rows.join("\n")}
`;
}
