import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSignupLimits } from "../../../bff/modules/signup/signup-limits.ts";
import { generousSignupLimits, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";
import { createVisitor, newEmail, readMail } from "./signup-visitor.ts";

let service: TestService;

const three = { points: 3, windowSeconds: 3_600 };
const five = { points: 5, windowSeconds: 3_600 };

beforeAll(async () => {
  service = await startTestService({
    signupLimits: {
      ...generousSignupLimits,
      start: three,
      mailByAddressAndMailbox: three,
      mailByMailbox: five,
      mailReserve: three,
      mailReserveByAddress: { points: 2, windowSeconds: 3_600 },
      guess: three,
    },
  });
});
afterAll(() => service.close());

let lastHost = 0;
/** An address that began no signup yet. */
const freshAddress = () => `198.51.100.${(lastHost += 1)}`;

async function visitorAtEmail(address?: string) {
  const visitor = createVisitor(service);
  visitor.address = freshAddress();
  await visitor.start();
  if (address) visitor.address = address;
  await visitor.sendName();
  service.clock.advance(30_000);
  return visitor;
}

describe("limits", () => {
  test("hold an address that begins one signup after the other, and it alone", async () => {
    const visitor = createVisitor(service);
    const start = () => visitor.call("POST", "drafts", { referral: null });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await start()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await start()).body.code).toBe("rate_limited");
    visitor.address = freshAddress();
    expect((await start()).status).toBe(200);
  });

  test("hold an address that writes to one mailbox again and again, and not its owner", async () => {
    const email = newEmail();
    const send = async (address: string, to = email) =>
      (await (await visitorAtEmail(address)).sendEmail(to)).status;
    for (let n = 0; n < 3; n++) expect(await send("192.0.2.7")).toBe(200);
    for (let n = 0; n < 3; n++) expect(await send("192.0.2.7")).toBe(429);
    expect(await send("192.0.2.7", newEmail())).toBe(200);
    expect(await send("192.0.2.8")).toBe(200);
  });

  test("hold a mailbox that many signups write to, but for the reserve, whoever they are", async () => {
    const email = newEmail();
    for (let n = 0; n < 8; n++) {
      const visitor = await visitorAtEmail(`192.0.2.${20 + n}`);
      expect((await visitor.sendEmail(email)).status).toBe(200);
    }
    const ninth = await visitorAtEmail("192.0.2.30");
    expect((await ninth.sendEmail(email)).status).toBe(429);
    expect((await ninth.sendEmail(newEmail())).status).toBe(200);
  });

  test("leave the owner mails when strangers used up those of all, and no address the reserve", async () => {
    const email = newEmail();
    for (let n = 0; n < 5; n++) {
      await (await visitorAtEmail(`192.0.2.${40 + (n % 2)}`)).sendEmail(email);
    }
    const owner = "192.0.2.50";
    const send = async (address: string) =>
      (await (await visitorAtEmail(address)).sendEmail(email)).status;
    expect([await send(owner), await send(owner), await send(owner)]).toEqual([200, 200, 429]);
    expect([await send("192.0.2.51"), await send("192.0.2.52")]).toEqual([200, 429]);
  });

  test("hold an address that guesses codes and links", async () => {
    const guesser = createVisitor(service);
    await guesser.start();
    for (let n = 0; n < 3; n++) expect((await guesser.readLink("A".repeat(43))).status).toBe(200);
    expect((await guesser.readLink("A".repeat(43))).status).toBe(429);
    expect((await guesser.useLink("A".repeat(43))).status).toBe(429);
    expect((await guesser.code("000000")).status).toBe(429);
  });
});

test("logs neither e-mails, names, links nor codes", async () => {
  const email = newEmail();
  const visitor = await visitorAtEmail();
  await visitor.sendEmail(email);
  const mail = readMail((await service.smtp.next(email)).text);
  await visitor.code(mail.code);
  await visitor.createAccount();
  const log = service.logLines.join("\n");
  for (const secret of [email, "Souza", mail.token, mail.code, visitor.token]) {
    expect(log).not.toContain(secret);
  }
});

describe("mails to one mailbox", () => {
  let usual: TestService;
  beforeAll(async () => {
    usual = await startTestService({ signupLimits: defaultSignupLimits });
  });
  afterAll(() => usual.close());

  async function sendBy(address: string, email: string) {
    const visitor = createVisitor(usual);
    visitor.address = freshAddress();
    await visitor.start();
    visitor.address = address;
    await visitor.sendName();
    usual.clock.advance(30_000);
    const { status, body } = await visitor.sendEmail(email);
    return { status, code: body.code };
  }

  test("are a minute apart, also when two signups ask for them", async () => {
    const email = newEmail();
    expect((await sendBy("192.0.2.60", email)).status).toBe(200);
    expect(await sendBy("192.0.2.61", email)).toEqual({ status: 429, code: "rate_limited" });
    await usual.smtp.next(email);
    const sent = usual.smtp.received.filter(({ to }) => to.includes(email));
    expect(sent).toHaveLength(1);
  });

  test("are ten a day at most, all signups together", async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await sendBy(`192.0.2.${70 + n}`, email)).status);
      // The minute is over.
      await usual.database.pool.query(
        "delete from rate_limits where key like 'signup-mailPause:%'",
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });
});
