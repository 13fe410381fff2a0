import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rateSources } from "../../../../../contract/calculators/exchange.ts";
import { marketRates } from "../../../../../bff/modules/switzerland/exchange-rates/market-rates.ts";
import { saveRates } from "../../../../../bff/modules/switzerland/exchange-rates/rates.repository.ts";
import { createRateAlerts } from "../../../../../bff/modules/switzerland/exchange-rates/rate-alerts.ts";
import { createRefreshRates } from "../../../../../bff/modules/switzerland/exchange-rates/refresh-rates.ts";
import type {
  PublishedRate,
  RateSource,
} from "../../../../../bff/modules/switzerland/exchange-rates/sources/rate-source.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { keepNotifications } from "../../notifications/written-notifications.ts";

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.pool.query("truncate exchange_rates, imported_rates, rate_alerts");
  const member = await service.createMember();
  token = (await service.login(member.email)).accessToken;
});

const TODAY = "2026-11-21";
const euroIn = (day: string, francs: number, reais: number): PublishedRate[] => [
  { day, base: "EUR", quote: "CHF", rate: francs },
  { day, base: "EUR", quote: "BRL", rate: reais },
];
const francsFor = (day: string, real: number): PublishedRate[] => [
  { day, base: "BRL", quote: "CHF", rate: real },
];
const says = (id: RateSource["id"], rates: PublishedRate[]): RateSource => ({
  id,
  fetchRates: () => Promise.resolve(rates),
});
const fails = (id: RateSource["id"]): RateSource => ({
  id,
  fetchRates: () => Promise.reject(new Error("away")),
});

/** Runs the job with the given sources; `isTriedAgain` is true if it would be retried. */
async function refresh(
  ...sources: RateSource[]
): Promise<{ isTriedAgain: boolean; told: object[] }> {
  const received: object[] = [];
  const { db } = service.database;
  const job = createRefreshRates({
    ...{ db, sources, now: () => service.clock.now },
    logger: { warn: (what: object) => void received.push(what) } as never,
    onRefreshed: () => Promise.resolve(),
  });
  const isTriedAgain = await job.handle({}).then(
    () => false,
    () => true,
  );
  return { isTriedAgain, told: received };
}

const ask = async (path: string, header: object = {}) =>
  service.app.inject({
    method: "GET",
    url: `/api/exchange-rates/v1/${path}`,
    headers: bearer(token),
    ...header,
  });
const newest = async () =>
  (await ask("newest")).json<{ rates: { source: string; day: string; rate: number }[] }>().rates;

test("exchange rates: show both sources side by side, and a failing one keeps its last rate and day", async () => {
  const first = await refresh(
    says("ecb", euroIn("2026-11-19", 0.95, 6.2)),
    says("bazg", francsFor("2026-11-20", 0.15)),
  );
  expect(first.isTriedAgain).toBe(false);
  const second = await refresh(fails("ecb"), says("bazg", francsFor(TODAY, 0.16)));
  expect(second.isTriedAgain).toBe(true);
  expect(second.told).toEqual([
    expect.objectContaining({ code: "rates.source_failed", source: "ecb" }),
  ]);
  const days = (await newest()).map(({ source, day }) => [source, day]);
  expect(days).toEqual([
    [rateSources.bazg.name, TODAY],
    [rateSources.ecb.name, "2026-11-19"],
    [rateSources.ecb.name, "2026-11-19"],
  ]);
});

test("exchange rates: a repeated one is stored once, a correction replaces it, a future day is refused", async () => {
  await refresh(says("ecb", euroIn("2026-11-20", 0.95, 6.2)));
  await refresh(says("ecb", euroIn("2026-11-20", 0.96, 6.2)));
  const before = await newest();
  expect(before.map(({ rate }) => rate)).toEqual([6.2, 0.96]);
  const late = await refresh(says("ecb", euroIn("2026-11-22", 0.5, 5)));
  expect(late.isTriedAgain).toBe(true);
  expect(await newest()).toEqual(before);
});

test("exchange rates: a pair is computed over the source's base currency, day by day", async () => {
  await refresh(
    says("ecb", [
      ...euroIn("2026-11-19", 0.95, 6.2),
      ...euroIn("2026-11-20", 1, 6.3),
      ...euroIn("2025-01-02", 1, 5),
    ]),
    says("bazg", francsFor("2026-11-20", 0.16)),
  );
  const { series } = (await ask("course?from=CHF&to=BRL&days=30")).json<{
    series: { source: string; points: { day: string; rate: number }[] }[];
  }>();
  const of = (name: string) => series.find(({ source }) => source === name)?.points;
  expect(of(rateSources.ecb.name)).toEqual([
    { day: "2026-11-19", rate: expect.closeTo(6.2 / 0.95, 6) },
    { day: "2026-11-20", rate: 6.3 },
  ]);
  expect(of(rateSources.bazg.name)).toEqual([{ day: "2026-11-20", rate: 6.25 }]);
});

test("exchange rates: the shipped market rates give way to the first rate of a source", async () => {
  await saveRates(service.database.db, "market", marketRates, service.clock.now);
  const last = marketRates.at(-1)?.day;
  expect((await newest()).map(({ source, day }) => [source, day])).toEqual(
    ["BRL", "EUR", "USD"].map(() => [rateSources.market.name, last]),
  );
  await refresh(says("ecb", euroIn("2026-09-15", 0.95, 6.2)));
  expect((await newest()).map(({ source }) => source)).toEqual(
    ["BRL", "CHF"].map(() => rateSources.ecb.name),
  );
  const { series } = (await ask("course?from=CHF&to=BRL&days=365")).json<{
    series: { source: string; points: { day: string }[] }[];
  }>();
  const market = series.find(({ source }) => source === rateSources.market.name);
  expect(market?.points.at(-1)?.day).toBe("2026-09-01");
});

test.each([
  "course?from=CHF&to=CHF&days=30",
  "course?from=CHF&to=BRL&days=7",
  "course?from=XXX&to=BRL&days=30",
])("exchange rates: %s is refused, and a guest must log in", async (path) => {
  expect((await ask(path)).statusCode).toBe(400);
  expect((await ask(path, { headers: {} })).statusCode).toBe(401);
});

test("rate alert: a member is notified once when the rate is reached, and only on request", async () => {
  const { written, notify } = keepNotifications();
  const { db } = service.database;
  const alerts = createRateAlerts({
    db,
    jobs: service.jobs,
    notify,
    now: () => service.clock.now,
  });
  const [notification] = alerts.jobKinds;
  const reached: never[] = [];
  const received = createRateAlerts({
    ...{ db, notify, now: () => service.clock.now },
    jobs: {
      ...service.jobs,
      send: (_name, data) => Promise.resolve(void reached.push(data as never)),
    },
  });
  const setAlert = (threshold: number) =>
    ask("alerts", { method: "POST", payload: { from: "CHF", to: "BRL", threshold } });

  expect((await setAlert(7)).statusCode).toBe(404);
  await refresh(says("bazg", francsFor("2026-11-20", 0.16)));
  expect((await setAlert(7)).statusCode).toBe(204);
  await received.notifyReached();
  expect(reached).toEqual([]);

  await refresh(says("bazg", francsFor(TODAY, 0.14)));
  await received.notifyReached();
  await received.notifyReached();
  expect(reached).toHaveLength(1);
  for (const data of [...reached, ...reached]) await notification?.handle(data);
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({ type: "rate", title: "1 CHF vale 7,1429 BRL (21/11/2026)" });

  const { alerts: listed } = (await ask("alerts")).json<{ alerts: object[] }>();
  expect(listed).toEqual([
    expect.objectContaining({
      from: "CHF",
      to: "BRL",
      threshold: 7,
      isRising: true,
      noticedAt: expect.any(String),
    }),
  ]);
  expect((await ask("alerts/CHF/BRL", { method: "DELETE" })).statusCode).toBe(204);
  expect((await ask("alerts")).json()).toEqual({ alerts: [] });
});
