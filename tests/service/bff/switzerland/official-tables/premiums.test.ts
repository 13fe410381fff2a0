import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  FREE_SEARCHES_A_DAY,
  FREE_TARIFFS,
} from "../../../../../contract/switzerland/health-insurance.ts";
import type { PremiumSearch } from "../../../../../contract/api/official-tables-v1.ts";
import { roleIds } from "../../../../../contract/account/roles.ts";
import { createPremiums } from "../../../../../bff/modules/switzerland/official-tables/premiums/premiums.service.ts";
import { seedInto } from "../../../../../bff/seed-official-tables.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { readLines } from "./official-rows.ts";

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await startTestService();
  await seedInto(service.database.db, ["premiums", "premium_regions", "insurers"]);
  const member = await service.createMember();
  token = (await service.login(member.email)).accessToken;
});
afterAll(() => service.close());

async function get(path: string) {
  const answer = await service.app.inject({
    url: `/api/premiums/v1/${path}`,
    headers: bearer(token),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const adult = { birthYear: 1990, deductibleChf: 300, hasAccident: true, current: null };

async function search(header: object, as: string = token) {
  const answer = await service.app.inject({
    method: "POST",
    url: "/api/premiums/v1/search",
    headers: bearer(as),
    payload: { year: 2026, canton: "ZH", region: 1, people: [adult], ...header },
  });
  return { status: answer.statusCode, body: answer.json<PremiumSearch>() };
}

describe("health insurance premiums", () => {
  test("are found by postcode, and a choice is offered if it has several regions", async () => {
    expect((await get("places?year=2026&postcode=1000")).body.places).toEqual([
      { postcode: "1000", locality: "Lausanne", canton: "VD", region: 1 },
    ]);
    const several = await get("places?year=2026&postcode=4053");
    expect(several.status).toBe(200);
    expect((await get("places?year=2026&postcode=9999")).body.places).toEqual([]);
    expect((await get("places?year=2026&postcode=99")).status).toBe(400);
    expect((await get("places?year=2027&postcode=1000")).status).toBe(404);
  });

  test("are sorted upwards, with insurer and year", async () => {
    const { body } = await search({});
    const [person] = body.people;
    const premiums = person?.tariffs.map(({ premiumCents }) => premiumCents) ?? [];
    expect(premiums.length).toBe(person?.total);
    expect(premiums).toEqual(premiums.toSorted((one, other) => one - other));
    expect(body.source).toMatchObject({ year: 2026, publisher: expect.stringContaining("BAG") });
    expect(person?.tariffs.every(({ insurer }) => Number.isNaN(Number(insurer.name)))).toBe(true);
  });

  test("leave out models and insurers that were not requested", async () => {
    const { body } = await search({ models: ["hmo"], insurers: [1384, 312] });
    const tariffs = body.people[0]?.tariffs ?? [];
    expect(tariffs.length).toBeGreaterThan(0);
    expect(new Set(tariffs.map(({ insurer }) => insurer.number))).toEqual(new Set([1384, 312]));
    expect(new Set(tariffs.map(({ model }) => model))).toEqual(new Set(["hmo"]));
  });

  test("are compared with those of the current insurer", async () => {
    const current = { insurer: 8, model: "standard" };
    const { body } = await search({ people: [{ ...adult, current }], models: ["telemedicine"] });
    expect(body.people[0]?.current).toMatchObject({
      insurer: { name: "CSS" },
      premiumCents: 65_100,
    });
  });

  test("refuse a deductible that the age does not allow, and a future birth date", async () => {
    expect((await search({ people: [{ ...adult, birthYear: 2020 }] })).status).toBe(200);
    expect(
      (await search({ people: [{ ...adult, birthYear: 2020, deductibleChf: 2_500 }] })).status,
    ).toBe(400);
    expect((await search({ people: [{ ...adult, deductibleChf: 0 }] })).status).toBe(400);
    expect((await search({ people: [{ ...adult, birthYear: 2027 }] })).status).toBe(400);
    expect((await search({ people: [] })).status).toBe(400);
  });

  test("are limited to three results for free members, with a daily limit", async () => {
    const free = await service.createMember({ roleId: roleIds.member });
    const { accessToken } = await service.login(free.email);
    const { body } = await search({ people: [adult, adult] }, accessToken);
    expect(body.isCut).toBe(true);
    expect(body.people.map(({ tariffs }) => tariffs.length)).toEqual([FREE_TARIFFS, FREE_TARIFFS]);
    expect(body.people[0]?.total).toBeGreaterThan(FREE_TARIFFS);
    expect(body.families).toHaveLength(FREE_TARIFFS);
    const others = Array.from({ length: FREE_SEARCHES_A_DAY }, () => search({}, accessToken));
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await search({}, "nobody")).status).toBe(401);
  });
});

type Row = { insurer: number; tariff: string; model: string; byDeductible: Map<number, number> };

/** `canton region class accident` → its rows, straight from the lines. */
function readGroups(): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  let canton = "";
  let tariffs: string[][] = [];
  for (const [mark, ...fields] of readLines("health-premiums")) {
    if (mark === "#") [canton = "", tariffs] = [fields[0] ?? "", []];
    else if (mark === "T") tariffs.push(fields);
    else {
      const [region, ageClass, accident, deductibles = "", ...cells] = fields;
      const rows = cells.map((cell) => {
        const [place, list = ""] = cell.split(":");
        const [insurer, model = "", tariff = ""] = tariffs[Number(place)] ?? [];
        const byDeductible = new Map<number, number>();
        for (const [at, cents] of list.split(",").entries()) {
          if (cents) byDeductible.set(Number(deductibles.split(",")[at]), Number(cents));
        }
        return { insurer: Number(insurer), tariff, model, byDeductible };
      });
      groups.set([canton, region, ageClass, accident].join(" "), rows);
    }
  }
  return groups;
}

describe("a thousand searches recomputed from the rows", () => {
  const QUERIES = 1_000;
  const groups = readGroups();
  const keys = [...groups.keys()];
  const BIRTH_YEARS = { adult: 1980, young: 2005, child: 2015 };
  const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

  function randomPeople() {
    const [canton = "", region = ""] = any(keys).split(" ");
    const people = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => {
      const ageClass = any(["adult", "young", "child"] as const);
      const deductibleChf = any(ageClass === "child" ? [0, 100, 600] : [300, 500, 1_500, 2_500]);
      const hasAccident = Math.random() < 0.5;
      const rows = groups.get([canton, region, ageClass, Number(hasAccident)].join(" ")) ?? [];
      return { birthYear: BIRTH_YEARS[ageClass], deductibleChf, hasAccident, current: null, rows };
    });
    return { canton, region: Number(region), people };
  }

  const line = (cents: number | undefined, ...rest: unknown[]) => [cents, ...rest].join("|");

  test("give the same results, for families too", async () => {
    const premiums = createPremiums({ db: service.database.db });
    for (let count = 0; count < QUERIES; count++) {
      const { canton, region, people } = randomPeople();
      const requested = people.map(({ rows, ...person }) => person);
      const found = await premiums.search(true, {
        ...{ year: 2026, canton, region, people: requested, models: [], insurers: [], take: 200 },
      });
      for (const [at, { rows, deductibleChf }] of people.entries()) {
        const expected = rows
          .filter(({ byDeductible }) => byDeductible.has(deductibleChf))
          .map((row) =>
            line(row.byDeductible.get(deductibleChf), row.insurer, row.model, row.tariff),
          );
        const shown = found.people[at]?.tariffs.map((each) =>
          line(each.premiumCents, each.insurer.number, each.model, each.tariff),
        );
        expect(shown?.toSorted()).toEqual(expected.toSorted());
      }
      const [cheapest] = found.families;
      if (!cheapest) continue;
      const least = people.map(({ rows, deductibleChf }) => {
        const own = rows.filter(({ insurer }) => insurer === cheapest.insurer.number);
        return Math.min(...own.map((row) => row.byDeductible.get(deductibleChf) ?? Infinity));
      });
      expect(cheapest.premiumCents).toBe(least.reduce((sum, each) => sum + each, 0));
    }
  });
});
