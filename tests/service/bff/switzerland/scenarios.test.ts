import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scenarioVersion, type SavedScenario } from "../../../../contract/api/scenarios-v1.ts";
import { MOST_SCENARIOS } from "../../../../contract/calculators/scenario.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { createCmsDouble } from "../doubles/cms-double.ts";
import { createCmsPrivacyDouble } from "../doubles/cms-privacy-double.ts";
import { runJob } from "../run-job.ts";
import { bearer, startTestService, type TestService } from "../service.ts";
import { signedChange } from "../signed-change.ts";

const rates2026 = {
  "calc.ahv": { employeePercent: 5.3, employerPercent: 5.3 },
  "calc.alv": { employeePercent: 1.1, employerPercent: 1.1, ceilingPerYearChf: 148_200 },
  "calc.nbu": { estimatePercent: 1, ceilingPerYearChf: 148_200 },
  "calc.bvg": {
    entryThresholdPerYearChf: 22_680,
    coordinationDeductionPerYearChf: 26_460,
    minCoordinatedChf: 3_780,
    upperLimitPerYearChf: 90_720,
    employeeSharePercent: 50,
    ageCredits: [{ from: 25, to: 65, percent: 7 }],
  },
};

const scenario = {
  canton: "ZH",
  grossCents: 800_000,
  period: "month" as const,
  salaries: 12 as const,
  workloadPercent: 100,
  age: 35,
  permit: "settled" as const,
  civilStatus: "single" as const,
  isSpouseWorking: false,
  isSpouseSettled: false,
  children: 0,
  isInChurch: false,
  nbuPercent: null,
  ktgPercent: 0,
  pensionPerMonthCents: 30_000,
  allowancesPerMonthCents: null,
  rentCents: 200_000,
  premiumCents: 40_000,
  transportCents: 10_000,
};
/** 8,000 − 5.3 % − 1.1 % − 1 % − 300 */
const NET_2026_CENTS = 800_000 - 42_400 - 8_800 - 8_000 - 30_000;
const name = "Zurique, só eu";

const cms = createCmsDouble();
const cmsPrivacy = createCmsPrivacyDouble(async () => ({ rows: {}, files: [], handling: [] }));
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ cms: cms.client, cmsPrivacy });
});
afterAll(() => service.close());
beforeEach(() => {
  cms.rows("parameter_sets").splice(0);
  for (const [key, value] of Object.entries(rates2026)) publish(key, 2026, value);
});

function publish(key: string, year: number, value: object, status = "published"): void {
  cms
    .rows("parameter_sets")
    .push({ id: randomUUID(), status, key, year, version: 1, value, source: "Fonte" });
}

async function member(roleId: string = roleIds.payingUser) {
  const user = await service.createMember({ roleId });
  const { accessToken } = await service.login(user.email);
  const ask = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) =>
    service.app.inject({
      method,
      url: `/api/scenarios/v1/${path}`,
      headers: bearer(accessToken),
      ...(payload && { payload }),
    });
  return {
    user,
    accessToken,
    ask,
    save: async (input: object = {}, wantsNotification = false) => {
      const body = { name, wantsNotice: wantsNotification, scenario: { ...scenario, ...input } };
      return (await ask("POST", "", body)).json<{ id: string; code?: string }>();
    },
    list: async () => (await ask("GET", "")).json<{ scenarios: SavedScenario[] }>().scenarios,
    notices: () => cms.rows("Notification").filter(({ owner }) => owner === user.directusUserId),
  };
}

const rowOf = async (id: string) =>
  (await service.database.pool.query("select * from saved_scenarios where id = $1", [id])).rows[0];

describe("saved scenario", () => {
  test("is calculated, stored sealed, renamed and deleted", async () => {
    const { ask, save, list } = await member();
    const { id } = await save();
    const [saved] = await list();
    expect(saved).toMatchObject({ id, name, scenario, changes: [], shareToken: null });
    expect(saved?.result).toEqual({
      year: 2026,
      edition: "2026.1",
      grossMonthCents: 800_000,
      netMonthCents: NET_2026_CENTS,
      netYearCents: NET_2026_CENTS * 12,
      taxMonthCents: null,
      isTaxMissing: false,
      leftMonthCents: NET_2026_CENTS - 250_000,
    });
    const row = await rowOf(id);
    expect(Buffer.from(row.content).toString("latin1")).not.toMatch(/Zurique|800000|ZH/);

    const seenVersion = scenarioVersion({ name, wantsNotice: false, scenario });
    const renamed = { name: "Outro nome", wantsNotice: true, scenario, seenVersion };
    expect((await ask("PATCH", id, renamed)).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ id, name: "Outro nome", wantsNotice: true }]);
    expect((await ask("DELETE", id)).statusCode).toBe(204);
    expect((await ask("DELETE", id)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  test("refuses an edit of an outdated version, and keeps the saved one", async () => {
    const { ask, save, list } = await member();
    const { id } = await save();
    const seenVersion = scenarioVersion({ name, wantsNotice: false, scenario });
    const change = (to: string) => ({ name: to, wantsNotice: false, scenario, seenVersion });
    expect((await ask("PATCH", id, change("O primeiro"))).statusCode).toBe(204);
    const late = await ask("PATCH", id, change("O segundo"));
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: "edit_conflict" }]);
    // A repeated request does not change what is saved.
    expect((await ask("PATCH", id, change("O primeiro"))).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ name: "O primeiro" }]);
  });

  test("says that the tax is missing without a tariff, and omits unknown spending", async () => {
    const { save, list } = await member();
    await save({ permit: "source", rentCents: null });
    expect((await list())[0]?.result).toMatchObject({
      isTaxMissing: true,
      netMonthCents: NET_2026_CENTS,
      leftMonthCents: null,
    });
  });

  test("is visible to its member only", async () => {
    const [owner, stranger] = [await member(), await member()];
    const { id } = await owner.save();
    const body = { name, wantsNotice: false, scenario, seenVersion: "" };
    for (const [method, path, payload] of [
      ["PATCH", id, body],
      ["DELETE", id, undefined],
      ["POST", `${id}/share`, {}],
      ["DELETE", `${id}/share`, undefined],
    ] as const) {
      expect((await stranger.ask(method, path, payload)).statusCode).toBe(404);
    }
    expect(await stranger.list()).toEqual([]);
    const guest = await service.app.inject({ method: "GET", url: "/api/scenarios/v1/" });
    expect(guest.statusCode).toBe(401);
  });

  test("needs a membership to write; a former paying member can read and delete it", async () => {
    const { ask, save } = await member(roleIds.member);
    expect(await save()).toMatchObject({ code: "forbidden" });
    expect((await ask("GET", "")).statusCode).toBe(200);
    expect((await ask("DELETE", randomUUID())).statusCode).toBe(404);
  });

  test("is refused with invalid values, an unsupported age or above the limit", async () => {
    const { save, list } = await member();
    for (const wrong of [
      { grossCents: -1 },
      { grossCents: 1e12 },
      { canton: "zh" },
      { salaries: 14 },
    ])
      expect(await save(wrong)).toMatchObject({ code: "validation_failed" });
    for (const age of [17, 66])
      expect(await save({ age })).toMatchObject({ code: "scenario.not_covered" });
    const all = await Promise.all(Array.from({ length: MOST_SCENARIOS + 2 }, () => save()));
    expect(all.filter(({ code }) => code === "scenario.limit")).toHaveLength(2);
    expect(await list()).toHaveLength(MOST_SCENARIOS);
  });

  test("is part of the member's data, and is deleted with the account", async () => {
    const { user, accessToken, save } = await member();
    const { id } = await save();
    const overview = await service.app.inject({
      url: "/api/privacy/v1/overview",
      headers: bearer(accessToken),
    });
    const { stores } = overview.json<{ stores: { id: string; rows: unknown }[] }>();
    const text = JSON.stringify(stores.find((store) => store.id === "saved_scenarios")?.rows);
    expect(text).toContain(name);
    expect(text).toContain("Salário bruto (CHF): 8.000,00");
    await service.database.pool.query("delete from users where id = $1", [user.id]);
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe("shared scenario link", () => {
  test("shows every member rounded amounts, without its owner, until it is revoked", async () => {
    const [owner, reader] = [await member(), await member(roleIds.member)];
    const { id } = await owner.save({ grossCents: 812_345 });
    const { token } = (await owner.ask("POST", `${id}/share`, {})).json<{ token: string }>();
    expect((await owner.ask("POST", `${id}/share`, {})).json()).toEqual({ token });
    expect(Buffer.from((await rowOf(id)).content).toString("latin1")).not.toContain(token);

    const shown = await reader.ask("GET", `shared/${token}`);
    expect(shown.json()).toEqual({
      canton: "ZH",
      civilStatus: "single",
      children: 0,
      year: 2026,
      edition: "2026.1",
      isTaxMissing: false,
      grossMonthCents: 810_000,
      netMonthCents: 720_000,
      leftMonthCents: 470_000,
    });
    expect((await owner.ask("DELETE", `${id}/share`)).statusCode).toBe(204);
    expect((await reader.ask("GET", `shared/${token}`)).statusCode).toBe(404);
    const again = (await owner.ask("POST", `${id}/share`, {})).json<{ token: string }>();
    expect(again.token).not.toBe(token);
  });
});

describe("new AHV rate for 2027", () => {
  const tell = async () => {
    const change = { collection: "parameter_sets", keys: [randomUUID()], action: "create" };
    expect((await service.app.inject(signedChange(service, change))).statusCode).toBe(204);
  };

  test("makes saved scenarios show the change and its amount, and notifies subscribed members once", async () => {
    const [requested, other] = [await member(), await member()];
    await requested.save({}, true);
    await other.save();
    publish("calc.ahv", 2027, { employeePercent: 5.6, employerPercent: 5.6 });
    await tell();
    await expect
      .poll(async () => (await requested.list())[0]?.changes, { timeout: 20_000 })
      .toEqual([
        {
          year: 2027,
          edition: "2027.1",
          netMonthCents: NET_2026_CENTS - 2_400,
          differenceMonthCents: -2_400,
        },
      ]);
    await expect.poll(requested.notices, { timeout: 20_000 }).toMatchObject([
      {
        title: "Os valores de 2027 mudam um cenário que você salvou",
        url: "/app/tools/scenarios",
      },
    ]);
    expect(JSON.stringify(requested.notices())).not.toMatch(/2[.,]?400|24[.,]00|Zurique/);
    await runJob(service, "rerun-scenarios");
    expect((await other.list())[0]?.changes).toHaveLength(1);
    expect([requested.notices().length, other.notices().length]).toEqual([1, 0]);

    // A different rate is another change.
    const row = cms.rows("parameter_sets").find(({ year }) => year === 2027);
    Object.assign(row ?? {}, { value: { employeePercent: 5.4, employerPercent: 5.4 } });
    await tell();
    await expect.poll(() => requested.notices().length, { timeout: 20_000 }).toBe(2);
    expect((await requested.list())[0]?.changes[0]?.differenceMonthCents).toBe(-800);
  });

  test("changes nothing while it is a draft, and nothing for scenarios saved with it", async () => {
    const { ask, save, list, notices: notifications } = await member();
    const { id } = await save({}, true);
    publish("calc.ahv", 2027, { employeePercent: 9, employerPercent: 9 }, "draft");
    await runJob(service, "rerun-scenarios");
    expect((await list())[0]?.changes).toEqual([]);

    publish("calc.ahv", 2026, { employeePercent: 9, employerPercent: 9 });
    Object.assign(cms.rows("parameter_sets").at(-1) ?? {}, { version: 2 });
    await runJob(service, "rerun-scenarios");
    expect((await list())[0]?.changes).toMatchObject([{ year: 2026, edition: "2026.2" }]);
    const seenVersion = scenarioVersion({ name, wantsNotice: true, scenario });
    await ask("PATCH", id, { name, wantsNotice: false, scenario, seenVersion });
    expect(await list()).toMatchObject([{ changes: [], result: { edition: "2026.2" } }]);
    await runJob(service, "rerun-scenarios");
    expect(notifications().length).toBeLessThanOrEqual(1);
  });
});
