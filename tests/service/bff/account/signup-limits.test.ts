import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSignupLimits } from "../../../../bff/modules/account/signup/signup-limits.ts";
import { generousSignupLimits, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
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

describe("signup limits", () => {
  test("slow an address that starts one signup after another, and no other address", async () => {
    const visitor = createVisitor(service);
    const start = () => visitor.call("POST", "drafts", { referral: null });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await start()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await start()).body.code).toBe("rate_limited");
    visitor.address = freshAddress();
    expect((await start()).status).toBe(200);
  });

  test("slow an address that mails one mailbox repeatedly, and not its owner", async () => {
    const email = newEmail();
    const send = async (address: string, to = email) =>
      (await (await visitorAtEmail(address)).sendEmail(to)).status;
    for (let n = 0; n < 3; n++) expect(await send("192.0.2.7")).toBe(200);
    for (let n = 0; n < 3; n++) expect(await send("192.0.2.7")).toBe(429);
    expect(await send("192.0.2.7", newEmail())).toBe(200);
    expect(await send("192.0.2.8")).toBe(200);
  });

  test("slow mails to one mailbox from many signups, except for the reserve, for anyone", async () => {
    const email = newEmail();
    for (let n = 0; n < 8; n++) {
      const visitor = await visitorAtEmail(`192.0.2.${20 + n}`);
      expect((await visitor.sendEmail(email)).status).toBe(200);
    }
    const ninth = await visitorAtEmail("192.0.2.30");
    expect((await ninth.sendEmail(email)).status).toBe(429);
    expect((await ninth.sendEmail(newEmail())).status).toBe(200);
  });

  test("keep a reserve for the owner when strangers used up all mails, and give it to no address", async () => {
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

  test("slow an address that guesses codes and links", async () => {
    const guesser = createVisitor(service);
    await guesser.start();
    for (let n = 0; n < 3; n++) expect((await guesser.readLink("A".repeat(43))).status).toBe(200);
    expect((await guesser.readLink("A".repeat(43))).status).toBe(429);
    expect((await guesser.useLink("A".repeat(43))).status).toBe(429);
    expect((await guesser.code("000000")).status).toBe(429);
  });
});

test("signup log: contains no e-mails, names, links or codes", async () => {
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

describe("signup mails to one mailbox", () => {
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

  test("are a minute apart, also for two signups", async () => {
    const email = newEmail();
    expect((await sendBy("192.0.2.60", email)).status).toBe(200);
    expect(await sendBy("192.0.2.61", email)).toEqual({ status: 429, code: "rate_limited" });
    await usual.smtp.next(email);
    const sent = usual.smtp.received.filter(({ to }) => to.includes(email));
    expect(sent).toHaveLength(1);
  });

  test("are at most ten a day, for all signups together", async () => {
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
