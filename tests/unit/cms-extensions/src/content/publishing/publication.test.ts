import { describe, expect, test } from "vitest";
import {
  aheadProblem,
  backdatedProblem,
  endProblem,
  isShownAgain,
  publishedAtToSet,
  scheduleProblem,
} from "../../../../../../cms-extensions/src/content/publishing/publication";

const now = new Date("2026-11-21T10:00:00Z");
const dated = { publishedAt: "2026-01-01T00:00:00Z" };

describe("publication date", () => {
  test("is set when an undated item is published", () => {
    expect(publishedAtToSet({ status: "published" }, null, now)).toBe(now.toISOString());
    expect(publishedAtToSet({ status: "published", publishedAt: null }, dated, now)).not.toBeNull();
  });

  test("keeps an existing value", () => {
    expect(publishedAtToSet({ status: "published" }, dated, now)).toBeNull();
    expect(publishedAtToSet({ status: "published", ...dated }, null, now)).toBeNull();
  });

  test("ignores other writes", () => {
    expect(publishedAtToSet({ status: "draft" }, null, now)).toBeNull();
    expect(publishedAtToSet({ title: "x" }, null, now)).toBeNull();
  });
});

describe("future publication date", () => {
  const ahead = { publishedAt: "2026-11-21T10:02:00Z" };
  const problem = (payload: object, before: Record<"status" | "publishedAt", unknown> | null) =>
    aheadProblem({ ...payload }, before, now);

  test("is rejected for a published item", () => {
    const stored = { status: "draft", ...ahead };
    expect(problem({ status: "published", ...ahead }, null)).toContain("escolha “Agendado”");
    expect(problem({ status: "published" }, stored)).toContain("esvazie a data");
    expect(problem(ahead, { status: "published", ...dated })).not.toBeNull();
    expect(problem({ status: "published", publishedAt: null }, stored)).toBeNull();
  });

  test("is allowed for other items, and for published ones within the clock tolerance", () => {
    expect(problem({ status: "scheduled", ...ahead }, null)).toBeNull();
    expect(problem(ahead, { status: "draft", publishedAt: null })).toBeNull();
    expect(problem({ title: "x" }, { status: "published", ...ahead })).toBeNull();
    const soon = { status: "published", publishedAt: "2026-11-21T10:01:00Z" };
    expect(problem(soon, null)).toBeNull();
    expect(problem({ status: "published" }, { status: "scheduled", ...dated })).toBeNull();
  });
});

describe("past publication date", () => {
  const old = { publishedAt: "2020-01-01T00:00:00Z" };

  test("can't be set by an editor, whatever the status", () => {
    for (const before of [null, { publishedAt: null }, dated]) {
      expect(backdatedProblem(old, before, now)).toContain("já passou");
      expect(backdatedProblem({ status: "draft", ...old }, before, now)).toContain("já passou");
    }
  });

  test("may stay unchanged, and may be today", () => {
    expect(backdatedProblem(dated, { publishedAt: new Date(dated.publishedAt) }, now)).toBeNull();
    expect(backdatedProblem({ title: "x" }, dated, now)).toBeNull();
    expect(backdatedProblem({ publishedAt: null }, dated, now)).toBeNull();
    const today = { publishedAt: "2026-11-20T12:00:00Z" };
    expect(backdatedProblem(today, dated, now)).toBeNull();
  });
});

test("scheduling: requires a date", () => {
  expect(scheduleProblem({ status: "scheduled" }, null)).toContain("escolha a data");
  expect(scheduleProblem({ status: "scheduled", publishedAt: null }, dated)).not.toBeNull();
  expect(scheduleProblem({ status: "scheduled" }, dated)).toBeNull();
  expect(scheduleProblem({ status: "published" }, null)).toBeNull();
});

describe("unpublication date", () => {
  const stored = { status: "published", publishedAt: "2026-11-01T08:00:00Z", unpublishAt: null };
  const past = "2026-11-21T09:59:00Z";
  const ahead = "2026-11-22T10:00:00Z";

  test("must be in the future, and after the publication", () => {
    expect(endProblem({ unpublishAt: ahead }, stored, now)).toBeNull();
    expect(endProblem({ unpublishAt: null }, stored, now)).toBeNull();
    expect(endProblem({ title: "x" }, stored, now)).toBeNull();
    expect(endProblem({ unpublishAt: past }, stored, now)).toContain("já passou");
    const later = { unpublishAt: ahead, publishedAt: "2026-12-01T08:00:00Z", status: "scheduled" };
    expect(endProblem(later, null, now)).toContain("vir depois");
    expect(endProblem({ unpublishAt: past }, { ...stored, status: "draft" }, now)).toBeNull();
    const moved = { status: "scheduled", publishedAt: "2026-11-23T08:00:00Z" };
    expect(endProblem(moved, { ...stored, unpublishAt: ahead }, now)).toContain("vir depois");
    expect(endProblem(moved, { ...stored, unpublishAt: past }, now)).toBeNull();
  });

  test("is cleared when an item is published again", () => {
    const ended = { ...stored, status: "archived", unpublishAt: past };
    expect(isShownAgain({ status: "published" }, ended, now)).toBe(true);
    expect(isShownAgain({ status: "published" }, { ...ended, unpublishAt: ahead }, now)).toBe(
      false,
    );
    expect(isShownAgain({ status: "published", unpublishAt: ahead }, ended, now)).toBe(false);
    expect(isShownAgain({ status: "archived" }, ended, now)).toBe(false);
    expect(isShownAgain({ title: "x" }, ended, now)).toBe(false);
  });
});
