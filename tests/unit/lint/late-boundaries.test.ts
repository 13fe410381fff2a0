import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HOME = "app/ui/later.tsx";

/** Parts that no server draws: they come when a person asks for them, or when the browser found something. */
const BROWSER_ONLY = [
  "app/content/film/film-stage.tsx",
  "app/content/reading/reading-look.tsx",
  "app/content/reading/useful.tsx",
  "app/features/cantons/choropleth-map.tsx",
  "app/features/comments/comment-form.tsx",
  "app/features/comments/comments-section.tsx",
  "app/features/pwa/install-offering.tsx",
  "app/shell/map-panel.tsx",
  "app/shell/search-box.tsx",
  "app/ui/action/dialog.tsx",
  "app/ui/feedback/toast-area.tsx",
];

/** Contexts whose value never changes while a page stands. */
const CONSTANT = [
  "app/page/drawn-once.tsx",
  "app/page/nonce.tsx",
  "app/forms/unsaved-changes-guard.tsx",
];
/** Radix' own: they stand around a few words of ours and no late part. */
const FOREIGN = ["app/ui/action/tooltip.tsx", "app/ui/feedback/toast-list.tsx"];

const filesWith = (text: RegExp) =>
  globSync("app/**/*.tsx").filter((file) => text.test(readFileSync(file, "utf8")));

test("what the server draws late stands in a boundary of app/ui/later.tsx", () => {
  expect(filesWith(/<Suspense\b/).toSorted()).toEqual([...BROWSER_ONLY, HOME].toSorted());
});

test("a context that may change goes through LaterContext of app/ui/later.tsx", () => {
  expect(filesWith(/\.Provider\b/).toSorted()).toEqual([...CONSTANT, ...FOREIGN, HOME].toSorted());
});
