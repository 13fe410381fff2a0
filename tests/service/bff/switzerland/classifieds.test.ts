import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offerKinds } from "../../../../contract/classifieds/offers.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import { bearer, startTestService, type TestService } from "../service.ts";

const cms = createCmsDouble();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());

async function reader(roleId: string = roleIds.member) {
  const { email } = await service.createMember({ roleId });
  const { accessToken } = await service.login(email);
  return async (item: string, kind = "jobs") => {
    const answer = await service.app.inject({
      method: "POST",
      url: `/api/classifieds/v1/${kind}/${item}/openings`,
      headers: bearer(accessToken),
      payload: {},
    });
    return { status: answer.statusCode, ...answer.json<{ code?: string; leftToday?: number }>() };
  };
}

function publish(status = "published"): string {
  const id = randomUUID();
  const { collection } = offerKinds.jobs;
  cms.rows(collection).push({ id, status, description: "Pães" });
  return id;
}

test("offer quota: a free member opens three a day, and the same offer any number of times", async () => {
  const open = await reader();
  const [first, second, third, fourth] = [publish(), publish(), publish(), publish()];
  expect(await open(first)).toMatchObject({ status: 200, leftToday: 2 });
  expect(await open(first)).toMatchObject({ status: 200, leftToday: 2 });
  expect(await open(second)).toMatchObject({ status: 200, leftToday: 1 });
  expect(await open(third)).toMatchObject({ status: 200, leftToday: 0 });
  expect(await open(fourth)).toMatchObject({ status: 402, code: "offer.limit" });
  expect(await open(first)).toMatchObject({ status: 200, leftToday: 0 });
});

test("offer quota: of many simultaneous requests three succeed", async () => {
  const open = await reader();
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(publish())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(5);
});

test("offer quota: a paying member has no limit", async () => {
  const open = await reader(roleIds.payingUser);
  for (let count = 0; count < 5; count += 1)
    expect(await open(publish())).toMatchObject({ status: 200, leftToday: null });
});

test("offer quota: an unpublished offer is not found and not counted, and a guest opens none", async () => {
  const open = await reader();
  expect((await open(publish("draft"))).status).toBe(404);
  expect((await open(randomUUID())).status).toBe(404);
  expect((await open("nada")).status).toBe(400);
  expect((await open(randomUUID(), "nada")).status).toBe(400);
  expect(await open(publish())).toMatchObject({ leftToday: 2 });
  const url = `/api/classifieds/v1/jobs/${publish()}/openings`;
  const stranger = await service.app.inject({ method: "POST", url, payload: {} });
  expect(stranger.statusCode).toBe(401);
});
