import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "../../../../contract/account/roles.ts";
import type { PricesToConfirm } from "../../../../contract/api/shelf-prices-v1.ts";
import {
  RECEIPT_DAYS,
  UNDECIDED_RECEIPT_DAYS,
} from "../../../../contract/classifieds/price-receipts.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { createCmsDouble, type CmsRow } from "../doubles/cms-double.ts";
import { runJob } from "../run-job.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { signedChange } from "../signed-change.ts";

let service: TestService;
let photo: Buffer;
const cms = createCmsDouble();
beforeAll(async () => {
  service = await startTestService({ cms: cms.client });
  photo = await sharp({ create: { width: 30, height: 60, channels: 3, background: "#fff" } })
    .withExif({ IFD0: { Artist: "GPS-SECRETO" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => service.close());

type Who = { id: string; directusUserId: string; token: string };

async function person(roleId: string = roleIds.member): Promise<Who> {
  const { id, directusUserId, email } = await service.createMember({ roleId });
  return { id, directusUserId, token: (await service.login(email)).accessToken };
}

const today = () => service.clock.now.toISOString().slice(0, 10);

/** A price as Directus answers it. */
function reportPrice({ directusUserId }: Who, values: object = {}): CmsRow {
  const price: CmsRow = {
    ...{ id: randomUUID(), user_created: directusUserId, source: null, confirmations: 0 },
    ...{ product: { name: "Leite" }, chain: "Coop", cents: 180, seenAt: today() },
    ...values,
  };
  cms.rows("product_prices").push(price);
  return price;
}

const ROOM = "/api/shelf-prices/v1";
const call = (method: "GET" | "POST", token: string, path: string, payload?: object) =>
  service.app.inject({
    ...{ method, url: `${ROOM}/${path}`, headers: bearer(token) },
    ...(payload && { payload }),
  });
const lists = async ({ token }: Who): Promise<PricesToConfirm> =>
  (await call("GET", token, "prices")).json();
const vote = ({ token }: Who, receipt: string, reason: string | null = null, seen: object = {}) =>
  call("POST", token, `receipts/${receipt}/votes`, {
    ...{ isRight: reason === null, reason, cents: 180, seenAt: today(), ...seen },
  });

/** Directly, because the double does not filter by the id of a related row. */
async function attachReceipt(author: Who, price: CmsRow): Promise<string> {
  const id = randomUUID();
  await service.database.pool.query(
    `insert into price_receipts (id, price_id, user_id, content, created_at)
     values ($1, $2, $3, $4, $5)`,
    [id, price.id, author.id, Buffer.from("webp"), service.clock.now],
  );
  return id;
}

async function waitingPrice() {
  const author = await person();
  const price = reportPrice(author);
  return { author, price, receipt: await attachReceipt(author, price) };
}

test("receipt: is stored without camera metadata, and makes the price wait again", async () => {
  const author = await person();
  const product = randomUUID();
  const price = reportPrice(author, { product, confirmations: 2 });
  const send = (payload: Buffer, of = product) =>
    service.app.inject({
      method: "POST",
      url: `${ROOM}/receipts?${new URLSearchParams({ product: of, chain: "Coop" })}`,
      headers: { ...bearer(author.token), "content-type": "application/octet-stream" },
      payload,
    });
  const refused = await send(Buffer.from("%PDF-1.7"));
  expect(refused.json()).toMatchObject({ fields: { receipt: "proof.type" } });
  // The double filters by the id, and answers the related product only from here on.
  const found = cms.client.read;
  cms.client.read = async (command) => {
    const rows = (await found(command)) as unknown;
    return (
      Array.isArray(rows)
        ? rows.map((row: CmsRow) => ({ ...row, product: { name: "Leite" } }))
        : rows
    ) as never;
  };
  expect((await send(photo, randomUUID())).statusCode).toBe(404);
  expect((await send(photo)).statusCode).toBe(204);
  const again = await Promise.all([send(photo), send(photo)]);
  expect(again.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  cms.client.read = found;
  expect(price["confirmations"]).toBe(0);
  const { rows } = await service.database.pool.query<{ content: Buffer }>(
    "select content from price_receipts where price_id = $1",
    [price.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.content.toString("latin1", 8, 12)).toBe("WEBP");
  expect(rows[0]?.content.includes("GPS-SECRETO")).toBe(false);
});

const titlesFor = ({ directusUserId }: Who) =>
  cms
    .rows("Notification")
    .filter(({ owner }) => owner === directusUserId)
    .map(({ type, title }) => [type, title]);

test("decision about a price: its author is notified in the portal, of each outcome once", async () => {
  const { author, receipt } = await waitingPrice();
  const editor = await person(roleIds.editor);
  await vote(await person(), receipt, "price");
  await vote(await person(), receipt, "date");
  const refused = ["moderation", "O preço que você contou não foi confirmado: Leite, Coop"];
  await expect.poll(() => titlesFor(author), { timeout: 20_000 }).toEqual([refused]);
  await vote(editor, receipt);
  const confirmed = ["moderation", "O preço que você contou foi confirmado: Leite, Coop"];
  await expect.poll(() => titlesFor(author), { timeout: 20_000 }).toEqual([refused, confirmed]);
  expect(titlesFor(editor)).toEqual([]);
});

describe("waiting price", () => {
  test("is confirmed by a second member, and never by its author", async () => {
    const { author, price, receipt } = await waitingPrice();
    const other = await person();
    expect((await lists(author)).waiting.map((each) => each.receipt)).not.toContain(receipt);
    expect((await lists(author)).own).toMatchObject([{ state: "waiting" }]);
    expect((await vote(author, receipt)).statusCode).toBe(403);
    expect(price["confirmations"]).toBe(0);

    const shown = (await lists(other)).waiting.find((each) => each.receipt === receipt);
    expect(shown).toEqual({
      ...{ receipt, product: "Leite", chain: "Coop", cents: 180, seenAt: today() },
      isRefused: false,
    });
    expect((await vote(other, receipt)).json()).toEqual({ outcome: "confirmed" });
    expect(price["confirmations"]).toBe(1);
    expect((await lists(author)).own).toMatchObject([{ state: "confirmed" }]);
    expect((await vote(await person(), receipt)).json().code).toBe("price.decided");
  });

  test("takes one vote per member, also of simultaneous ones", async () => {
    const { receipt } = await waitingPrice();
    const other = await person();
    const answers = await Promise.all([
      vote(other, receipt, "price"),
      vote(other, receipt, "price"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await lists(other)).waiting.map((each) => each.receipt)).not.toContain(receipt);
  });

  test("refused by two members waits for the team, which decides", async () => {
    const { author, price, receipt } = await waitingPrice();
    const [one, two, three] = [await person(), await person(), await person()];
    const editor = await person(roleIds.editor);
    expect((await vote(one, receipt, "price")).json()).toEqual({ outcome: null });
    expect((await vote(two, receipt, "date")).json()).toEqual({ outcome: "refused" });
    expect((await lists(author)).own).toMatchObject([
      { state: "refused", reasons: expect.arrayContaining(["price", "date"]) },
    ]);
    expect((await lists(three)).waiting.map((each) => each.receipt)).not.toContain(receipt);
    expect((await vote(three, receipt)).json().code).toBe("price.decided");
    const queued = (await lists(editor)).waiting.find((each) => each.receipt === receipt);
    expect(queued?.isRefused).toBe(true);
    expect((await vote(editor, receipt)).json()).toEqual({ outcome: "confirmed" });
    expect(price["confirmations"]).toBe(1);
  });

  test("needs a reason for a refusal, and has none for a confirmation", async () => {
    const { receipt } = await waitingPrice();
    const { token } = await person();
    const seen = { cents: 180, seenAt: today() };
    for (const wrong of [
      { isRight: false, reason: null },
      { isRight: true, reason: "price" },
      { isRight: false, reason: "outro" },
    ]) {
      const answer = await call("POST", token, `receipts/${receipt}/votes`, { ...seen, ...wrong });
      expect(answer.statusCode).toBe(400);
    }
  });

  test("is confirmed only by a vote about its present values", async () => {
    const { author, price, receipt } = await waitingPrice();
    const other = await person();
    price["cents"] = 10;
    expect((await vote(other, receipt)).json().code).toBe("price.changed");
    expect(price["confirmations"]).toBe(0);
    expect((await vote(other, receipt, null, { cents: 10 })).statusCode).toBe(200);
    // As Directus does when the author changes a confirmed price.
    Object.assign(price, { cents: 20, confirmations: 0 });
    expect((await lists(author)).own).toMatchObject([{ state: "without-receipt" }]);
  });

  test("that its author changes during a vote stays unconfirmed, and the vote does not count", async () => {
    const { price, receipt } = await waitingPrice();
    const other = await person();
    const write = cms.client.write;
    cms.client.write = (command) => {
      price["cents"] = 10;
      return write(command);
    };
    const answer = await vote(other, receipt);
    cms.client.write = write;
    expect([answer.json().code, price["confirmations"]]).toEqual(["price.changed", 0]);
    expect((await vote(other, receipt, null, { cents: 10 })).statusCode).toBe(200);
  });

  test("of a day to come can't be confirmed", async () => {
    const author = await person();
    const seenAt = "2999-01-01";
    const receipt = await attachReceipt(author, reportPrice(author, { seenAt }));
    const other = await person();
    expect((await lists(other)).waiting.map((each) => each.receipt)).not.toContain(receipt);
    expect((await vote(other, receipt, null, { seenAt })).statusCode).toBe(404);
  });

  test("of a deleted row is gone, with its receipt", async () => {
    const { price, receipt } = await waitingPrice();
    const change = { collection: "product_prices", keys: [price.id], action: "delete" };
    await service.app.inject(signedChange(service, change));
    expect((await vote(await person(), receipt)).statusCode).toBe(404);
  });

  test("can't be voted on by a silenced member", async () => {
    const { receipt } = await waitingPrice();
    const held = await person();
    await service.database.pool.query(
      "insert into member_measures (user_id, kind, until) values ($1, 'silence', null)",
      [held.id],
    );
    expect((await vote(held, receipt)).json().code).toBe("member.banned");
  });
});

test("receipt: is open to confirmers while it waits, then only to its author and the team", async () => {
  const { author, receipt } = await waitingPrice();
  const [one, two] = [await person(), await person()];
  const editor = await person(roleIds.editor);
  const status = async ({ token }: Who) =>
    (await call("GET", token, `receipts/${receipt}`)).statusCode;
  expect(await status(two)).toBe(200);
  expect((await call("GET", "nobody", `receipts/${receipt}`)).statusCode).toBe(401);
  await vote(one, receipt);
  expect([await status(two), await status(author), await status(editor)]).toEqual([404, 200, 200]);
});

test("receipt: its picture is deleted after the decision, an undecided one later, and both with the account", async () => {
  const [decided, open, leaving] = [
    await waitingPrice(),
    await waitingPrice(),
    await waitingPrice(),
  ];
  await vote(await person(), decided.receipt);
  const stored = async ({ receipt }: { receipt: string }) =>
    (
      await service.database.pool.query<{ content: Buffer | null }>(
        "select content from price_receipts where id = $1",
        [receipt],
      )
    ).rows;
  await service.database.pool.query("delete from users where id = $1", [leaving.author.id]);
  expect(await stored(leaving)).toEqual([]);

  service.clock.advance((RECEIPT_DAYS + 1) * DAY_MS);
  await runJob(service, "expire-price-receipts");
  expect(await stored(decided)).toEqual([{ content: null }]);
  expect((await stored(open))[0]?.content).not.toBeNull();

  service.clock.advance((UNDECIDED_RECEIPT_DAYS - RECEIPT_DAYS) * DAY_MS);
  await runJob(service, "expire-price-receipts");
  expect([...(await stored(decided)), ...(await stored(open))]).toEqual([]);
});
