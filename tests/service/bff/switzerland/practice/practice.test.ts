import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PracticeState } from "../../../../../contract/api/practice-v1.ts";
import { bearer, startTestService, type TestService } from "../../service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.clock.now = new Date("2026-11-30T10:00:00.000Z");
});

async function learner() {
  const user = await service.createMember();
  const ask = async (method: "GET" | "POST" | "DELETE", path: string, payload?: object) => {
    const { accessToken } = await service.login(user.email);
    return service.app.inject({
      method,
      url: `/api/practice/v1/${path}`,
      headers: bearer(accessToken),
      ...(payload && { payload }),
    });
  };
  const find = async (language = "de") => (await ask("GET", language)).json<PracticeState>();
  const answer = (word: string, rating: string, answers = 0) =>
    ask("POST", "de/answers", { word, rating, answers });
  return { ask, find, answer };
}

const inDays = (days: number) =>
  new Date(Date.parse("2026-11-30T10:00:00.000Z") + days * 86_400_000);

describe("word practice", () => {
  test("brings an unknown word back today, and an easy one days later", async () => {
    const { find, answer } = await learner();
    await answer("miete", "again");
    await answer("steuer", "easy");
    expect(await find()).toMatchObject({
      ...{ due: [], answersToday: 2, newToday: 2, daysInWeek: 1 },
    });
    service.clock.now = new Date("2026-11-30T10:30:00.000Z");
    expect((await find()).due).toEqual([{ word: "miete", answers: 1 }]);
    service.clock.now = inDays(60);
    expect((await find()).due.map(({ word }) => word)).toEqual(["miete", "steuer"]);
  });

  test("counts a double tap once", async () => {
    const { find, answer } = await learner();
    await Promise.all([answer("miete", "good"), answer("miete", "good")]);
    expect(await find()).toMatchObject({ answersToday: 1, known: ["miete"] });
    await answer("miete", "good", 1);
    expect((await find()).answersToday).toBe(2);
  });

  test("looks back on seven days", async () => {
    const { find, answer } = await learner();
    await answer("miete", "good");
    service.clock.now = inDays(3);
    await answer("steuer", "good");
    expect((await find()).daysInWeek).toBe(2);
    service.clock.now = inDays(8);
    expect((await find()).daysInWeek).toBe(1);
  });

  test("belongs to one member and one language, and is forgotten on request", async () => {
    const [ana, bia] = [await learner(), await learner()];
    await ana.answer("miete", "good");
    expect((await bia.find()).known).toEqual([]);
    expect((await ana.find("fr")).known).toEqual([]);
    expect((await ana.ask("DELETE", "de")).statusCode).toBe(204);
    expect(await ana.find()).toMatchObject({ known: [], daysInWeek: 0 });
  });

  test.each([
    ["en/answers", { word: "miete", rating: "good", answers: 0 }],
    ["de/answers", { word: "Miete!", rating: "good", answers: 0 }],
    ["de/answers", { word: "miete", rating: "perfect", answers: 0 }],
    ["de/answers", { word: "miete", rating: "good" }],
  ])("%s refuses %j", async (path, payload) => {
    const { ask } = await learner();
    expect((await ask("POST", path, payload)).statusCode).toBe(400);
  });

  test("is for members only", async () => {
    const guest = await service.app.inject({ method: "GET", url: "/api/practice/v1/de" });
    expect(guest.statusCode).toBe(401);
  });
});
