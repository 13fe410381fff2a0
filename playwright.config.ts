import { defineConfig } from "@playwright/test";
import { browserSwitches } from "./tests/e2e/browser-switches";

/**
 * They look at every frame, or fill the list of news that all others read: nothing may run beside
 * them. `npm test` runs them after the others.
 */
const ALONE = ["motion.spec.ts", "error-page.spec.ts", "first-load.spec.ts"];

/** Journeys in a real browser against the built app; `npm test` starts the stack and names the browser. */
export default defineConfig({
  testDir: "tests/e2e",
  // A slow machine answers late, not wrongly: what never comes fails all the same.
  timeout: 120_000,
  workers: 2,
  retries: 0,
  projects: [
    { name: "beside", testIgnore: ALONE, outputDir: ".data/test-results/beside" },
    { name: "alone", testMatch: ALONE, outputDir: ".data/test-results/alone", workers: 1 },
  ],
  reporter: "list",
  snapshotPathTemplate: "{snapshotDir}/{testFilePath}-snapshots/{arg}{-snapshotSuffix}{ext}",
  updateSnapshots: "none",
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env["TEST_APP_ORIGIN"] ?? "http://localhost:3000",
    locale: "pt-BR",
    timezoneId: "Europe/Zurich",
    trace: "off",
    // Most tests are not about what a browser keeps for later: it would load pages of its own beside them.
    serviceWorkers: "block",
    launchOptions: {
      ...(process.env["CHROMIUM"] && { executablePath: process.env["CHROMIUM"] }),
      args: browserSwitches,
    },
  },
});
