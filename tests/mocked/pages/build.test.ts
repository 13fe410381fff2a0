import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const BUILD = resolve(import.meta.dirname, "../../../build");

test("build: keeps the folder in which scripts of earlier builds serve open tabs", () => {
  expect(existsSync(join(BUILD, "earlier-assets"))).toBe(true);
});

test("build: the service contains its migrations", () => {
  const files = (folder: string) => readdirSync(folder, { recursive: true }).toSorted();

  expect(existsSync(join(BUILD, "service", "server.js"))).toBe(true);
  expect(files(join(BUILD, "service", "migrations"))).toEqual(
    files(resolve(BUILD, "../bff/db/migrations")),
  );
});
