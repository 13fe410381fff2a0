import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, chatter, codeOf } from "../chat/members.ts";
import type { Chatter } from "../chat/members.ts";
import { startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { listed } from "./listed.ts";

let service: TestService;
let viewer: Chatter;

beforeAll(async () => {
  service = await startTestService();
  viewer = await chatter(service);
});
afterAll(() => service.close());

const QUARTER_HOUR_MS = 15 * 60_000;

async function around(cantonId: number): Promise<unknown> {
  service.clock.advance(QUARTER_HOUR_MS);
  const query =
    "query ($cantonId: Int!) { getNeighborhood(cantonId: $cantonId) { members volunteers } }";
  return (await ask(service, viewer, query, { cantonId })).data?.["getNeighborhood"];
}

test("canton neighbors: are counted in steps of five, and not below five", async () => {
  const live = (canton: number, count: number, values: object) =>
    Promise.all(Array.from({ length: count }, () => listed(service, { canton, ...values })));
  await live(1, 4, { isVolunteer: true });
  expect(await around(1)).toEqual({ members: null, volunteers: null });
  // Members outside the directory or with a hidden place still count in the total.
  await live(1, 1, { isInDirectory: false, visibility: {} });
  expect(await around(1)).toEqual({ members: 5, volunteers: null });
  await live(1, 4, {});
  expect(await around(1)).toEqual({ members: 5, volunteers: null });
  await live(1, 1, { isVolunteer: true });
  expect(await around(1)).toEqual({ members: 10, volunteers: 5 });
  expect(await around(2)).toEqual({ members: null, volunteers: null });
});

test("canton neighbors: no count appears while Directus is unavailable", async () => {
  service.directus.mode = "failing";
  service.clock.advance(QUARTER_HOUR_MS);
  const query = "{ getNeighborhood(cantonId: 1) { members } }";
  expect(codeOf(await ask(service, viewer, query))).toBe("unavailable");
  service.directus.mode = "up";
  expect(await around(1)).toMatchObject({ members: 10 });
});
