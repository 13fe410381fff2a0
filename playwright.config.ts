import { defineConfig } from "@playwright/test";

/** Journeys in a real browser against the built app; `npm test` starts the stack and names the browser. */
export default defineConfig({
  testDir: "tests/e2e",
  timeout: 60_000,
  workers: 1,
  retries: 0,
  reporter: "list",
  outputDir: ".data/test-results",
  updateSnapshots: "none",
  // A slow machine answers late, not wrongly: what never comes fails all the same.
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env["TEST_APP_ORIGIN"] ?? "http://localhost:3000",
    locale: "pt-BR",
    timezoneId: "Europe/Zurich",
    trace: "off",
    launchOptions: {
      ...(process.env["CHROMIUM"] && { executablePath: process.env["CHROMIUM"] }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
      ],
    },
  },
});
