import { defineConfig } from "@playwright/test";
import { browserSwitches } from "./tests/e2e/support/browser-switches";

/**
 * They look at every frame, fill the list of news that others read, or announce something to everybody: `npm test` runs them after the
 * others, two at a time.
 */
const ALONE = [
  "announcements.spec.ts",
  "motion.spec.ts",
  "error-squares.spec.ts",
  "first-load.spec.ts",
];

/**
 * They need what only the browser with windows has: notices, its way to draw letters, and a name that the
 * measuring does not take for a robot's.
 */
const WHOLE = ["consent.spec.ts", "push.spec.ts", "ui-gallery.spec.ts"];

const launchOptions = (browser: string | undefined) => ({
  ...(browser && { executablePath: browser }),
  args: browserSwitches,
});
const whole = launchOptions(process.env["CHROMIUM"]);
const shell = launchOptions(process.env["CHROMIUM_SHELL"] ?? process.env["CHROMIUM"]);

/** Journeys in a real browser against the built app; `npm test` starts the stack and names the browser. */
export default defineConfig({
  testDir: "tests/e2e",
  // A slow machine answers late, not wrongly: what never comes fails all the same.
  timeout: 120_000,
  // An open page goes on drawing while it waits: more of them take longer together.
  workers: 2,
  retries: 0,
  projects: [
    // First: its files are long, and the last to end leaves the other worker idle.
    { name: "whole", testMatch: WHOLE, outputDir: ".data/test-results/whole" },
    {
      name: "beside",
      testIgnore: [...ALONE, ...WHOLE],
      outputDir: ".data/test-results/beside",
      use: { launchOptions: shell },
    },
    { name: "alone", testMatch: ALONE, outputDir: ".data/test-results/alone" },
  ],
  reporter: "list",
  snapshotPathTemplate: "{snapshotDir}/{testFilePath}-snapshots/{arg}{-snapshotSuffix}{ext}",
  updateSnapshots: "none",
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env["TEST_APP_ORIGIN"] ?? "http://localhost:3000",
    locale: "pt-BR",
    timezoneId: "Europe/Zurich",
    // `npm test` runs what failed once more, alone, and that with a trace.
    trace: "off",
    screenshot: "only-on-failure",
    // Most tests are not about what a browser keeps for later: it would load pages of its own beside them.
    serviceWorkers: "block",
    launchOptions: whole,
  },
});
