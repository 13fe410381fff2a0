import { afterAll, beforeAll, expect, test } from "vitest";
import { audiences } from "../../../../contract/account/roles.ts";
import { freshSlug, make, makePerson, removeMade, rowsOf, tiers, type Reader } from "../cms.ts";

const mark = freshSlug("aviso");
const readers: Record<string, Reader> = { visitor: tiers.teaser, free: tiers.free };

/** They start in 2099, so that pages of other tests show no bar. */
const announce = (text: string, values: Record<string, unknown>) =>
  make("/items/announcements", {
    text: `${mark} ${text}`,
    startsAt: "2099-01-01T00:00:00Z",
    ...values,
  });

beforeAll(async () => {
  for (const audience of audiences) await announce(audience, { status: "published", audience });
  await announce("rascunho", { status: "draft" });
  for (const role of ["member", "payingUser", "youtubeMember"] as const)
    readers[role] = (await makePerson(role)).as;
  readers["paying"] = tiers.paying;
});
afterAll(removeMade);

test.each([
  ["visitor", ["everybody"]],
  ["free", ["everybody", "members"]],
  ["member", ["everybody", "members"]],
  ["paying", [...audiences]],
  ["payingUser", [...audiences]],
  ["youtubeMember", [...audiences]],
])("announcements: %s reads those of their audience, and no draft", async (who, ofTheirs) => {
  const path = `/items/announcements?filter[text][_starts_with]=${mark}&fields=text,audience`;
  const read = readers[who] ?? tiers.teaser;
  const answer = await read("GET", path);
  expect(answer.status).toBe(200);
  const seen = rowsOf(answer).map(({ audience }) => audience);
  expect(seen.toSorted()).toEqual(ofTheirs.toSorted());
});
