import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { decide } from "../../../../../../cms-extensions/src/community/moderation/decide";
import type { Change } from "../../../../../../cms-extensions/src/community/moderation/deciding";
import { MODERATION_REFUSALS } from "../../../../../../contract/community/moderation.ts";

const target = randomUUID();
const now = new Date("2026-11-23T08:00:00.000Z");

type Stored = {
  targetType?: "forum" | "comments";
  status?: string;
  shownStatus?: "open" | "closed";
};

/** One text with one report of it, and the writes about them in order. */
function decider({ targetType = "forum", status, shownStatus = "open" }: Stored) {
  const rows: Record<string, Change[]> = {
    [targetType === "forum" ? "forum_posts" : "comments"]: status ? [{ status }] : [],
    reports: [{ id: "a-report" }],
  };
  const written: [string, Change][] = [];
  const itemsOf = (collection: string) => ({
    readByQuery: () => Promise.resolve(rows[collection] ?? []),
    createOne: (row: Change) => Promise.resolve(written.push([collection, row])),
    updateMany: (_: string[], change: Change) =>
      Promise.resolve(written.push([collection, change])),
  });
  const findShownStatus = () => Promise.resolve(shownStatus);
  const decideAbout = (decision: string, reason?: string) =>
    decide(
      { decision, targetType, target, reason },
      {
        ...{ itemsOf, findShownStatus, now, requester: randomUUID() },
        asOne: () => Promise.reject(new Error("nothing is carried")),
        notify: () => Promise.resolve(),
      },
    );
  return { decideAbout, written };
}

describe("moderation of a text deleted by its author", () => {
  test.each([
    ["dismiss", "rejected"],
    ["hide", "upheld"],
    ["show", "rejected"],
  ])("leaves the queue by %s, and stays deleted", async (decision, state) => {
    const { decideAbout, written } = decider({ status: "deleted" });
    await decideAbout(decision);
    expect(written).toEqual([["reports", { state }]]);
  });
});

test("moderation: an unknown text is rejected, and nothing is written", async () => {
  const { decideAbout, written } = decider({});
  await expect(decideAbout("hide")).rejects.toMatchObject({ code: MODERATION_REFUSALS.target });
  expect(written).toEqual([]);
});

test("moderation: a text is hidden before notifications are sent", async () => {
  const { decideAbout, written } = decider({ status: "open" });
  await decideAbout("hide", "Expõe uma pessoa.");
  expect(written).toEqual([
    ["forum_posts", { status: "hidden", hiddenReason: "Expõe uma pessoa." }],
    ["reports", { state: "upheld" }],
  ]);
});

test("moderation: no text is hidden without a reason", async () => {
  const { decideAbout, written } = decider({ status: "open" });
  await expect(decideAbout("hide", " não ")).rejects.toMatchObject({
    code: MODERATION_REFUSALS.text,
  });
  expect(written).toEqual([]);
});

test.each([
  ["forum", "show", "hidden", "open", "open"],
  ["forum", "show", "hidden", "closed", "closed"],
  ["forum", "dismiss", "pending", "closed", "closed"],
  ["comments", "show", "hidden", "closed", "published"],
] as const)(
  "moderation: in %s, decision %s restores a %s text with earlier status %s",
  async (...row) => {
    const [targetType, decision, status, shownStatus, shown] = row;
    const { decideAbout, written } = decider({ targetType, status, shownStatus });
    await decideAbout(decision);
    expect(written[0]?.[1]).toEqual({ status: shown, hiddenReason: null });
  },
);
