import { describe, expect, test } from "vitest";
import {
  publishedAtToSet,
  scheduleProblem,
} from "../../../../../cms-extensions/src/content-hook/publication";

const now = new Date("2026-11-21T10:00:00Z");
const dated = { publishedAt: "2026-01-01T00:00:00Z" };

describe("publishing", () => {
  test("dates an item that has no date", () => {
    expect(publishedAtToSet({ status: "published" }, null, now)).toBe(now.toISOString());
    expect(publishedAtToSet({ status: "published", publishedAt: null }, dated, now)).not.toBeNull();
  });

  test("keeps a date that is there", () => {
    expect(publishedAtToSet({ status: "published" }, dated, now)).toBeNull();
    expect(publishedAtToSet({ status: "published", ...dated }, null, now)).toBeNull();
  });

  test("is nothing to other writes", () => {
    expect(publishedAtToSet({ status: "draft" }, null, now)).toBeNull();
    expect(publishedAtToSet({ title: "x" }, null, now)).toBeNull();
  });
});

test("only an item with a date can be scheduled", () => {
  expect(scheduleProblem({ status: "scheduled" }, null)).toContain("escolha a data");
  expect(scheduleProblem({ status: "scheduled", publishedAt: null }, dated)).not.toBeNull();
  expect(scheduleProblem({ status: "scheduled" }, dated)).toBeNull();
  expect(scheduleProblem({ status: "published" }, null)).toBeNull();
});
