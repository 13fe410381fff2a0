import { expect, test } from "vitest";
import { requireSearchRate } from "~/session/member-limits.server";

async function search(memberId: string): Promise<Response | null> {
  try {
    await requireSearchRate(memberId);
    return null;
  } catch (refusal) {
    return refusal as Response;
  }
}

test("sixty searches in a minute are anybody's, the next one hears when to come back", async () => {
  for (let n = 0; n < 60; n++) expect(await search("ana")).toBeNull();
  const refusal = await search("ana");
  expect(refusal?.status).toBe(429);
  const seconds = Number(refusal?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await search("bia")).toBeNull();
});
