import { expect, test } from "vitest";
import { uniqueKeyOf } from "../../../../../../cms-extensions/src/content/publishing/unique-key";

test("unique key: of a favorite is member, type and item, whatever member the payload names", () => {
  const row = { type: "news", item: "1", user_created: "bia", uniqueKey: "x" };
  expect(uniqueKeyOf("favorites", row, "ana")).toBe("ana:news:1");
  expect(uniqueKeyOf("favorites", row, null)).toBe("bia:news:1");
});

test("unique key: of a module is course and slug, whoever writes it", () => {
  const row = { course: { id: "c1" }, slug: "um" };
  expect(uniqueKeyOf("course_modules", row, null)).toBe("c1:um");
});

test("unique key: keeps the place of absent parts", () => {
  expect(uniqueKeyOf("parameter_sets", { key: "ahv", year: 2026, version: 1 }, null)).toBe(
    "ahv:2026::1",
  );
});
