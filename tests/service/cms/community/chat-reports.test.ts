import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { admin, makePerson, readerWith, removeMade, rowsOf, tiers, type Person } from "../cms.ts";

let bia: Person;

beforeAll(async () => {
  bia = await makePerson("member");
});
afterAll(removeMade);

const ADDRESS = "/portal-reports/chat";
const reportOf = (target: string, copies: string) => ({
  member: bia.id,
  target,
  reason: "scam",
  copies,
});

const kept = async (target: string) =>
  rowsOf(
    await admin(
      "GET",
      `/items/reports?filter[target][_eq]=${target}&fields=user_created,targetType,reason,state,copies`,
    ),
  );

describe("chat report in the CMS", () => {
  test("belongs to the member, is stored once, and accepts a new selection until it is claimed", async () => {
    const target = randomUUID();
    expect((await tiers.accounts("POST", ADDRESS, reportOf(target, "Oi"))).status).toBe(200);
    const again = reportOf(target, "Oi\n\nMande um Pix");
    expect((await tiers.accounts("POST", ADDRESS, again)).status).toBe(200);
    const [report, ...others] = await kept(target);
    expect(others).toEqual([]);
    expect(report).toEqual({
      user_created: bia.id,
      targetType: "chat",
      reason: "scam",
      state: "open",
      copies: again.copies,
    });
    const [own] = rowsOf(await bia.as("GET", "/items/reports?fields=id,target"));
    await admin("PATCH", `/items/reports/${String(own?.["id"])}`, { state: "claimed" });
    await tiers.accounts("POST", ADDRESS, reportOf(target, "Outra"));
    expect(await kept(target)).toMatchObject([{ copies: again.copies, state: "claimed" }]);
  });

  test("is a new one once the previous one was claimed", async () => {
    const target = randomUUID();
    const copies = (name: string) => `${target} ${name}`;
    const send = (name: string) => tiers.accounts("POST", ADDRESS, reportOf(target, copies(name)));
    const all = async () => {
      const search = `filter[copies][_starts_with]=${target}&sort=date_created&fields=id,state,copies`;
      return rowsOf(await admin("GET", `/items/reports?${search}`));
    };
    const takeUp = async (at: number) => {
      const id = String((await all())[at]?.["id"]);
      const claimed = await admin("PATCH", `/items/reports/${id}`, { state: "claimed" });
      expect(claimed.status).toBe(200);
    };
    await send("first");
    await takeUp(0);
    expect((await send("second")).status).toBe(200);
    await send("second, chosen anew");
    await takeUp(1);
    await send("third");
    expect((await all()).map(({ state, copies: text }) => [state, text])).toEqual([
      ["claimed", copies("first")],
      ["claimed", copies("second, chosen anew")],
      ["open", copies("third")],
    ]);
  });

  test("is accepted from the service only, and in its exact format", async () => {
    const target = randomUUID();
    const report = reportOf(target, "Inventada");
    for (const as of [readerWith(null), bia.as, tiers.paying, tiers.free]) {
      expect((await as("POST", ADDRESS, report)).status).toBe(403);
    }
    const { member: _, ...nobody } = report;
    expect((await tiers.accounts("POST", ADDRESS, nobody)).status).toBe(400);
    expect(await kept(target)).toEqual([]);
  });

  test("can't be written by a member, nor can its copies", async () => {
    const target = randomUUID();
    const direct = { targetType: "chat", target, reason: "scam" };
    expect((await bia.as("POST", "/items/reports", direct)).code).toBe(COMMENT_REFUSALS.target);
    const forged = { targetType: "jobs", target, reason: "scam", copies: "Inventada" };
    expect((await bia.as("POST", "/items/reports", forged)).status).toBe(403);
    expect(await kept(target)).toEqual([]);
  });
});
