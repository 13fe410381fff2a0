import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUnsubscribeTokens } from "../../../../bff/modules/notifications/email-frequency/unsubscribe-token.ts";
import { createSealer } from "../../../../bff/db/seal.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const minuteMs = 60_000;

async function member() {
  const user = await service.createMember();
  const { accessToken } = await service.login(user.email);
  const { pool } = service.database;
  await pool.query(
    `insert into legal_notices (id, user_id, document, version, noticed_at)
      values (gen_random_uuid(), $1, 'privacy', '4', $2)`,
    [user.id, service.clock.now],
  );
  return {
    id: user.id,
    set: (expected: string) =>
      service.app.inject({
        method: "POST",
        url: "/graphql",
        headers: bearer(accessToken),
        payload: { query: `mutation { setUserEmailFrequency(${expected}) { id } }` },
      }),
    post: async (path: string, token: string) =>
      service.app.inject({
        method: "POST",
        url: `/api/email-frequency/v1/${path}`,
        payload: { token },
      }),
    log: async () => {
      const { rows } = await pool.query(
        `select choice, version, withdrawn_at is not null as is_over from consent_records
          where user_id = $1 and kind = 'newsletter' order by given_at`,
        [user.id],
      );
      return rows;
    },
  };
}

describe("newsletter consent", () => {
  test("is logged when the preference is turned on, and ends when it is turned off", async () => {
    const { set, log } = await member();
    await set("wantsProductMail: true");
    expect(await log()).toEqual([{ choice: "accepted", version: "4", is_over: false }]);
    service.clock.advance(minuteMs);
    await set("wantsProductMail: true, newsFrequency: daily");
    await set("newsFrequency: weekly");
    expect(await log()).toHaveLength(1);
    await set("wantsProductMail: false");
    expect(await log()).toEqual([
      { choice: "accepted", version: "4", is_over: true },
      { choice: "refused", version: "4", is_over: false },
    ]);
  });

  test("ends by the unsubscribe link, and starts again when that is undone", async () => {
    const { id, set, post, log } = await member();
    await set("wantsProductMail: true");
    const tokens = createUnsubscribeTokens(createSealer(service.keys.data));
    service.clock.advance(minuteMs);
    const link = tokens.issue({ userId: id, lists: ["product"] });
    const { undoToken } = (await post("unsubscribe", link)).json<{ undoToken: string }>();
    await post("unsubscribe", link);
    expect((await log()).map(({ choice }) => choice)).toEqual(["accepted", "refused"]);
    service.clock.advance(minuteMs);
    await post("undo", undoToken);
    expect((await log()).at(-1)).toEqual({ choice: "accepted", version: "4", is_over: false });
  });
});
