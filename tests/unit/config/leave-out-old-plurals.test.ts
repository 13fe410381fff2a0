import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type i18next from "i18next";
import { expect, test } from "vitest";
import { withoutOldPlurals } from "../../../config/leave-out-old-plurals.ts";

const installed = dirname(createRequire(import.meta.url).resolve("i18next/package.json"));
const source = readFileSync(join(installed, "dist/esm/i18next.js"), "utf8");

test("the installed i18next still counts in Portuguese without its old tables", async () => {
  const changed = withoutOldPlurals(source) ?? "";
  expect(source.length - changed.length).toBeGreaterThan(3_000);
  const url = `data:text/javascript;base64,${Buffer.from(changed).toString("base64")}`;
  const { createInstance } = (await import(url)) as typeof i18next;
  const words = createInstance();
  await words.init({
    lng: "pt-BR",
    resources: {
      "pt-BR": { translation: { n_one: "{{count}} item", n_other: "{{count}} itens" } },
    },
  });
  expect([0, 1, 2, 1.5].map((count) => words.t("n", { count }))).toEqual([
    "0 item",
    "1 item",
    "2 itens",
    "1.5 item",
  ]);
});

test("an i18next of another shape is refused", () => {
  expect(withoutOldPlurals("export {}")).toBeNull();
});
