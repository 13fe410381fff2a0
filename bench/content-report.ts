import { contentPageNames, type ContentFigures, type ContentPage } from "./content-pages.ts";
import { milliseconds, table, times } from "./figures.ts";
import { SEARCH_EVERY_MS, type Seen } from "./publish.ts";

export type ContentRun = { scale: number; pages: ContentFigures; seen: Seen };

const PAGE_NAMES: Record<ContentPage, string> = {
  list: "news list",
  results: "results, from the oldest on",
  reader: "news page",
  class: "class of a course",
};
const SEEN_NAMES: Record<keyof Seen, string> = {
  page: "published, on its page",
  list: "published, among the newest results",
  corrected: "corrected title, on its page",
  found: "published, found by the search",
};
const SLOWER_AT_MOST = 1.3;
const SEEN_WITHIN_MS = 2_000;
const FOUND_WITHIN_MS = 10_000;

const verdict = (isMet: boolean) => (isMet ? "met" : "missed");

function pageRows(demo: ContentRun, scaled: ContentRun): string[][] {
  return contentPageNames.map((name) => {
    const [few, many] = [demo.pages[name].p50Ms, scaled.pages[name].p50Ms];
    const ratio = many / few;
    return [
      PAGE_NAMES[name],
      milliseconds(few),
      milliseconds(many),
      times(ratio),
      verdict(ratio <= SLOWER_AT_MOST),
    ];
  });
}

function seenRows({ seen }: ContentRun): string[][] {
  return (Object.keys(seen) as (keyof Seen)[]).map((name) => {
    const { p50Ms, p95Ms } = seen[name];
    const aimMs = name === "found" ? FOUND_WITHIN_MS : SEEN_WITHIN_MS;
    return [
      SEEN_NAMES[name],
      milliseconds(p50Ms, 0),
      milliseconds(p95Ms, 0),
      `≤ ${milliseconds(aimMs, 0)}`,
      verdict(p95Ms <= aimMs),
    ];
  });
}

type Report = {
  demo: ContentRun;
  scaled: ContentRun;
  machine: string;
  plan: string;
  rounds: number;
};

export function describeContentBenchmarks({ demo, scaled, machine, plan, rounds }: Report): string {
  return `# Content, much of it and new

\`npm run bench:content\` loads pages of a paying member with eight connections, with the demo's content and
with ${scaled.scale} times as much of news and articles, and measures how soon members see what an editor
publishes. ${machine}. ${plan}.

## ${scaled.scale} times the content

Aim: p50 ≤ ${SLOWER_AT_MOST} × that of the demo.

${table(["page", "p50, demo", `p50, ${scaled.scale} ×`, "ratio", ""], pageRows(demo, scaled))}

## From the editor's save to the member

Counted from the moment at which the save came back to the editor; ${rounds} items, one after the other,
while eight members read the list. A member searches once in
${SEARCH_EVERY_MS / 1_000} s, so a find is told that much late at most.

### The demo's content

${table(["what", "p50", "p95", "aim of p95", ""], seenRows(demo))}

### ${scaled.scale} times as much

${table(["what", "p50", "p95", "aim of p95", ""], seenRows(scaled))}
`;
}
