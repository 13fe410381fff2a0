import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenedFeed } from "../../../../../contract/api/plan-v1.ts";
import { createCmsDouble } from "../../doubles/cms-double.ts";
import { bearer, startTestService, type TestService } from "../../service.ts";

const cms = createCmsDouble();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
});
afterAll(() => service.close());
beforeEach(() => {
  for (const name of ["plan_steps", "member_plan_steps"]) cms.rows(name).splice(0);
});

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function member() {
  const user = await service.createMember();
  const { accessToken } = await service.login(user.email);
  const ask = (method: Method, name = "", payload?: object) =>
    service.app.inject({
      method,
      url: `/api/plan/v1/${name}`,
      headers: bearer(accessToken),
      ...(payload && { payload }),
    });
  const makeFeed = async () => (await ask("POST", "feed", {})).json<{ token: string }>().token;
  return { user, ask, makeFeed };
}

const open = (token: string, key = service.keys.internal) =>
  service.app.inject({
    method: "POST",
    url: "/api/plan/v1/feed/open",
    headers: { "x-portal-internal": key },
    payload: { token },
  });

describe("arrival date", () => {
  test("is saved, changed and deleted", async () => {
    const { ask } = await member();
    expect((await ask("GET")).json()).toEqual({
      arrivalOn: null,
      family: [],
      children: {},
      events: {},
      answers: {},
      cantons: [],
      feedMadeAt: null,
      isCaughtUp: false,
    });
    for (const arrivalOn of ["2027-02-01", "2027-03-01", null]) {
      expect((await ask("PATCH", "arrival", { arrivalOn })).statusCode).toBe(204);
      expect((await ask("GET")).json()).toMatchObject({ arrivalOn });
    }
  });

  test("must be a calendar date, and belongs to the member", async () => {
    const { ask } = await member();
    expect((await ask("PATCH", "arrival", { arrivalOn: "2027-02-30" })).statusCode).toBe(400);
    const guest = await service.app.inject({ method: "GET", url: "/api/plan/v1/" });
    expect(guest.statusCode).toBe(401);
  });
});

describe("situation", () => {
  test("is replaced as a whole, and stored in no readable form", async () => {
    const { ask, user } = await member();
    const events = { permitEnd: "2027-09-30", birth: "2027-03-01" };
    const situation = {
      ...{ events, family: ["children"], children: { child2: 2019 }, newCanton: "VD" },
    };
    expect((await ask("PATCH", "situation", situation)).statusCode).toBe(204);
    expect((await ask("GET")).json()).toMatchObject(situation);
    const { rows } = await service.database.pool.query<{ situation: Buffer }>(
      "select situation from member_plans where user_id = $1",
      [user.id],
    );
    expect(rows[0]?.situation.toString("utf8")).not.toMatch(/birth|children|2019/);
    await ask("PATCH", "situation", { events: {}, family: [] });
    expect((await ask("GET")).json()).toMatchObject({ family: [], events: {} });
    expect((await ask("GET")).json()).not.toHaveProperty("newCanton");
  });

  test.each([
    { family: [], events: { birth: "soon" } },
    { family: [], events: { party: "2027-03-01" } },
    { family: ["dog"], events: {} },
    { family: [], events: {}, children: { child1: 19 } },
    { family: [], events: {}, children: { child9: 2019 } },
    { family: [], events: {}, newCanton: "XX" },
    { family: [] },
  ])("refuses %j", async (sent) => {
    const { ask } = await member();
    expect((await ask("PATCH", "situation", sent)).statusCode).toBe(400);
  });
});

test("catch-up: the answer is remembered, and can be forgotten", async () => {
  const { ask } = await member();
  for (const isCaughtUp of [true, false]) {
    expect((await ask("PATCH", "caught-up", { isCaughtUp })).statusCode).toBe(204);
    expect((await ask("GET")).json()).toMatchObject({ isCaughtUp });
  }
  expect((await ask("PATCH", "caught-up", {})).statusCode).toBe(400);
});

test("calendar address: ends with the last day of the plan, not with the arrival alone", async () => {
  const { ask, makeFeed } = await member();
  await ask("PATCH", "arrival", { arrivalOn: "2027-02-01" });
  await ask("PATCH", "situation", { family: [], events: { leaving: "2028-02-01" } });
  const token = await makeFeed();
  await ask("PATCH", "arrival", { arrivalOn: null });
  expect((await open(token)).statusCode).toBe(200);
  await ask("PATCH", "situation", { family: [], events: {} });
  await ask("PATCH", "arrival", { arrivalOn: null });
  expect((await open(token)).statusCode).toBe(404);
});

describe("secret of the plan calendar", () => {
  test("opens dates and completed steps of its member only", async () => {
    const [ana, bia] = [await member(), await member()];
    await ana.ask("PATCH", "arrival", { arrivalOn: "2027-02-01" });
    const mark = { familyMember: null, doneOn: "2027-02-03", droppedOn: null, snoozedTo: null };
    cms
      .rows("member_plan_steps")
      .push(
        { id: "1", user_created: ana.user.directusUserId, step: "a", ...mark },
        { id: "2", user_created: bia.user.directusUserId, step: "b", ...mark },
      );
    const opened = await open(await ana.makeFeed());
    expect(opened.json<OpenedFeed>()).toEqual({
      arrivalOn: "2027-02-01",
      family: [],
      children: {},
      events: {},
      answers: {},
      marks: [{ step: "a", who: null, doneOn: "2027-02-03", droppedOn: null, snoozedTo: null }],
    });
  });

  test("opens with the canton of the profile, unless the member is moving there", async () => {
    const { user, ask, makeFeed } = await member();
    const events = { cantonMove: "2099-03-01" };
    await ask("PATCH", "situation", { family: [], events, newCanton: "VD" });
    const token = await makeFeed();
    const profile = { id: user.directusUserId, canton: { cantonCode: "ZH" } };
    cms.rows("users").splice(0, Infinity, profile);
    expect((await open(token)).json()).toMatchObject({ leaseCanton: "ZH" });
    profile.canton.cantonCode = "VD";
    expect((await open(token)).json()).not.toHaveProperty("leaseCanton");
  });

  test("opens with the month of the profile, and outlives a day that is cleared", async () => {
    const { user, ask, makeFeed } = await member();
    const profile = { id: user.directusUserId, inSwitzerlandSince: "2019-05-01" };
    cms.rows("users").splice(0, Infinity, profile);
    await ask("PATCH", "arrival", { arrivalOn: "2027-02-01" });
    const token = await makeFeed();
    expect((await open(token)).json()).not.toHaveProperty("since");
    await ask("PATCH", "arrival", { arrivalOn: null });
    expect((await open(token)).json()).toMatchObject({ arrivalOn: null, since: "2019-05" });
  });

  test("can be renewed and revoked, and is stored nowhere in clear text", async () => {
    const { ask, makeFeed } = await member();
    const first = await makeFeed();
    const second = await makeFeed();
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
    const { rows } = await service.database.pool.query("select * from member_plans");
    expect(JSON.stringify(rows)).not.toContain(second);
    expect(service.logLines.join("\n")).not.toContain(second);
    await ask("DELETE", "feed");
    expect((await open(second)).statusCode).toBe(404);
    expect((await ask("GET")).json()).toMatchObject({ feedMadeAt: null });
  });

  test("opens nothing of a member who may not log in, and answers the app only", async () => {
    const { user, makeFeed } = await member();
    const token = await makeFeed();
    expect((await open(token, "x".repeat(40))).statusCode).toBe(401);
    await service.database.pool.query("update users set cms_status = 'suspended' where id = $1", [
      user.id,
    ]);
    expect((await open(token)).statusCode).toBe(404);
  });
});
