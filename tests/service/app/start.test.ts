import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("app start: a missing environment variable ends it at once with its name, without a stack", () => {
  const { status, stderr } = spawnSync(process.execPath, ["build/app/server.js"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORTAL_MODE: "production",
      INTERNAL_KEY: "kurz",
    },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("INTERNAL_KEY is shorter than 32 characters");
  expect(stderr).toContain("PUBLIC_ORIGIN is missing, which production refuses");
  expect(stderr).not.toMatch(/kurz|\n\s+at /);
});
