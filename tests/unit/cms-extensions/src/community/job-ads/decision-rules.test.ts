import { expect, test } from "vitest";
import { requireAdDecision } from "../../../../../../cms-extensions/src/community/job-ads/decision-rules";

type Decider = Parameters<typeof requireAdDecision>[2];
type Query = {
  whereIn: () => Query;
  select: (column: string | object) => Query | Promise<object[]>;
};

/** Releases a member's waiting ad, which the database compares with the day that it is given. */
function releaseAt(now: string, lastDay: string) {
  const stored = { id: "ad", author: "ana", postedAt: null, refusalReason: null };
  const query: Query = {
    whereIn: () => query,
    select: (column) =>
      typeof column === "string" ? query : Promise.resolve([{ ...stored, ...column }]),
  };
  const raw = (_sql: string, [today = ""]: string[]) => ({ isOver: lastDay < today.slice(0, 10) });
  const database = Object.assign(() => query, { raw }) as unknown as Decider["database"];
  const decider = { database, requester: "eva", now: new Date(now) };
  return requireAdDecision({ status: "published" }, ["ad"], decider);
}

test("job ad: its last day ends at midnight in Zurich", async () => {
  await expect(releaseAt("2026-07-01T21:59:00Z", "2026-07-01")).resolves.toMatchObject({
    ...{ status: "published", verifiedBy: "eva" },
  });
  await expect(releaseAt("2026-07-01T22:01:00Z", "2026-07-01")).rejects.toThrow(
    "O último dia deste anúncio já passou.",
  );
});
