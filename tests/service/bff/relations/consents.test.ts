import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const yes = { analytics: "accepted", analytics_identity: "accepted" };
const no = { analytics: "refused", analytics_identity: "refused" };
let addresses = 0;

function tell(
  payload: { visitorId: string } & Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  return service.app.inject({
    method: "POST",
    url: "/api/users/v1/consents",
    payload: { version: "1", givenAt: service.clock.now.toISOString(), choices: yes, ...payload },
    headers: {
      "x-portal-internal": service.keys.internal,
      "x-portal-client-address": `198.51.100.${(addresses += 1) % 250}`,
      ...headers,
    },
  });
}

async function recordsOf(visitorId: string) {
  const { rows } = await service.database.pool.query<{
    user_id: string | null;
    kind: string;
    version: string;
    choice: string;
    given_at: Date;
    withdrawn_at: Date | null;
    address_hash: string;
  }>("select * from consent_records where visitor_id = $1 order by given_at, kind", [visitorId]);
  return rows;
}

describe("consent of a visitor", () => {
  test("is stored by purpose, with the version of the text, the time and no address", async () => {
    const visitorId = randomUUID();
    const answer = await tell(
      { visitorId, choices: { ...yes, analytics_identity: "refused" } },
      { "x-portal-client-address": "203.0.113.7" },
    );
    expect(answer.statusCode).toBe(204);
    const records = await recordsOf(visitorId);
    expect(records.map(({ kind, choice, version }) => [kind, choice, version])).toEqual([
      ["analytics", "accepted", "1"],
      ["analytics_identity", "refused", "1"],
    ]);
    for (const record of records) {
      expect(record).toMatchObject({ user_id: null, given_at: service.clock.now });
      expect(record.withdrawn_at).toBeNull();
      expect(JSON.stringify(record)).not.toContain("203.0.113.7");
    }
  });

  test("reported twice is stored once", async () => {
    const visitorId = randomUUID();
    await Promise.all([tell({ visitorId }), tell({ visitorId })]);
    await tell({ visitorId });
    expect(await recordsOf(visitorId)).toHaveLength(2);
  });

  test("ends the earlier acceptance if it is a refusal", async () => {
    const [visitorId, other] = [randomUUID(), randomUUID()];
    await tell({ visitorId });
    await tell({ visitorId: other });
    service.clock.advance(60_000);
    await tell({ visitorId, choices: { ...no, analytics: "accepted" } });
    service.clock.advance(60_000);
    await tell({ visitorId, choices: no });
    const ends = (await recordsOf(visitorId)).map(({ kind, choice, withdrawn_at }) => [
      kind,
      choice,
      withdrawn_at && withdrawn_at.getTime() - service.clock.now.getTime(),
    ]);
    expect(ends).toEqual([
      ["analytics", "accepted", 0],
      ["analytics_identity", "accepted", -60_000],
      ["analytics", "accepted", 0],
      ["analytics_identity", "refused", null],
      ["analytics", "refused", null],
      ["analytics_identity", "refused", null],
    ]);
    expect((await recordsOf(other)).every(({ withdrawn_at }) => withdrawn_at === null)).toBe(true);
  });
});

test("consent: an acceptance reported late is ended by the newer refusal", async () => {
  const visitorId = randomUUID();
  const consentedAt = service.clock.now.toISOString();
  service.clock.advance(60_000);
  await tell({ visitorId, choices: no });
  await tell({ visitorId, givenAt: consentedAt });
  const ends = (await recordsOf(visitorId)).map(({ withdrawn_at }) => withdrawn_at);
  expect(ends).toEqual([service.clock.now, service.clock.now, null, null]);
});

describe("consent of a member", () => {
  test("takes over the browser's choice from before the login; the next one there is a separate record", async () => {
    const [ana, bia] = [await service.createMember(), await service.createMember()];
    const [visitorId, stranger] = [randomUUID(), randomUUID()];
    const consentedAt = service.clock.now.toISOString();
    await tell({ visitorId, givenAt: consentedAt });
    await tell({ visitorId: stranger, givenAt: consentedAt });
    const { accessToken } = await service.login(ana.email);
    await tell({ visitorId, givenAt: consentedAt }, bearer(accessToken));
    expect((await recordsOf(visitorId)).map(({ user_id }) => user_id)).toEqual([ana.id, ana.id]);
    expect((await recordsOf(stranger)).map(({ user_id }) => user_id)).toEqual([null, null]);
    const second = await service.login(bia.email);
    await tell({ visitorId, givenAt: consentedAt }, bearer(second.accessToken));
    const both = (await recordsOf(visitorId)).map(({ user_id, kind }) => `${user_id} ${kind}`);
    expect(both.sort()).toEqual(
      [ana.id, bia.id].flatMap((id) => [`${id} analytics`, `${id} analytics_identity`]).sort(),
    );
  });

  test("ends for a browser, whoever accepted there, and for no other browser", async () => {
    const { id, email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const [phone, desk] = [randomUUID(), randomUUID()];
    await tell({ visitorId: phone }, bearer(accessToken));
    await tell({ visitorId: desk }, bearer(accessToken));
    service.clock.advance(1_000);
    await tell({ visitorId: phone, choices: no });
    const accepted = async (visitorId: string) =>
      (await recordsOf(visitorId)).filter(({ choice }) => choice === "accepted");
    for (const record of await accepted(phone)) {
      expect(record).toMatchObject({ user_id: id, withdrawn_at: service.clock.now });
    }
    for (const record of await accepted(desk)) expect(record.withdrawn_at).toBeNull();
  });

  test("is deleted with the account", async () => {
    const { id, email } = await service.createMember();
    const { accessToken } = await service.login(email);
    const visitorId = randomUUID();
    await tell({ visitorId }, bearer(accessToken));
    await service.database.pool.query("delete from users where id = $1", [id]);
    expect(await recordsOf(visitorId)).toEqual([]);
  });
});

describe("consent is refused", () => {
  test.each([
    ["no internal key", { "x-portal-internal": "" }, 401, "auth.invalid_signature"],
    [
      "another internal key",
      { "x-portal-internal": "x".repeat(40) },
      401,
      "auth.invalid_signature",
    ],
    ["a token that is none", { authorization: "Bearer nobody" }, 401, "auth.invalid_token"],
  ])("with %s", async (_name, headers, status, code) => {
    const visitorId = randomUUID();
    const answer = await tell({ visitorId }, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(await recordsOf(visitorId)).toEqual([]);
  });

  test.each([
    ["a visitor without an id", { visitorId: "me" }],
    ["half a choice", { choices: { analytics: "accepted" } }],
    ["a choice of another kind", { choices: { ...yes, analytics: "maybe" } }],
    ["a version that is a text", { version: "1; drop" }],
    ["a day of tomorrow", { givenAt: "2026-11-23T12:00:00.000Z" }],
    ["a day of long ago", { givenAt: "2020-01-01T12:00:00.000Z" }],
    ["no time", { givenAt: "now" }],
  ])("when it is %s", async (_name, wrong) => {
    const answer = await tell({ visitorId: randomUUID(), ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "validation_failed" });
  });

  test("from an address over the request limit", async () => {
    const headers = { "x-portal-client-address": "192.0.2.1" };
    const visitorId = randomUUID();
    for (let n = 0; n < 60; n++) expect((await tell({ visitorId }, headers)).statusCode).toBe(204);
    const answer = await tell({ visitorId }, headers);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});
