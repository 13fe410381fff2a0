import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HOME = "app/ui/later.tsx";

/** Components that are never rendered on the server: a user action or a browser feature loads them. */
const BROWSER_ONLY = [
  "app/content/film/film-stage.tsx",
  "app/content/reading/reading-look.tsx",
  "app/content/reading/useful.tsx",
  "app/features/cantons/choropleth/choropleth-section.tsx",
  "app/features/comments/comments-section.tsx",
  "app/features/comments/writing/comment-form.tsx",
  "app/features/notifications/pwa/beside-pages.tsx",
  "app/shell/map/map-panel.tsx",
  "app/shell/top-bar.tsx",
  "app/ui/action/dialog.tsx",
  "app/ui/feedback/toast-area.tsx",
];

/** Contexts whose value never changes during a page's lifetime. */
const CONSTANT = [
  "app/page/drawn-once.tsx",
  "app/page/nonce.tsx",
  "app/forms/unsaved-changes-guard.tsx",
];
/** Radix' own contexts: they contain a few words and no lazy component. */
const FOREIGN = ["app/ui/action/tooltip.tsx", "app/ui/feedback/toast-list.tsx"];

const filesWith = (text: RegExp) =>
  globSync("app/**/*.tsx").filter((file) => text.test(readFileSync(file, "utf8")));

test("lazy boundaries: lazy parts rendered on the server use app/ui/later.tsx", () => {
  expect(filesWith(/<Suspense\b/).toSorted()).toEqual([...BROWSER_ONLY, HOME].toSorted());
});

test("lazy boundaries: changing contexts use LaterContext of app/ui/later.tsx", () => {
  expect(filesWith(/\.Provider\b/).toSorted()).toEqual([...CONSTANT, ...FOREIGN, HOME].toSorted());
});
