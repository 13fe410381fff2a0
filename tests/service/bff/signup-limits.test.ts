import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
      guess: three,
    },
  });
});
afterAll(() => service.close());

async function visitorAtEmail(address?: string) {
  const visitor = createVisitor(service);
  await visitor.start();
  if (address) visitor.address = address;
  await visitor.sendName();
  service.clock.advance(30_000);
  return visitor;
}

describe("limits", () => {
  it("hold an address that begins one signup after the other, and it alone", async () => {
    const visitor = createVisitor(service);
    const start = () => visitor.call("POST", "drafts", { referral: null });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await start()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await start()).body.code).toBe("rate_limited");
    visitor.address = "198.51.100.9";
    expect((await start()).status).toBe(200);
  });

  it("hold an address that writes to one mailbox again and again, and not its owner", async () => {
    const email = newEmail();
    const send = async (address: string, to = email) =>
      (await (await visitorAtEmail(address)).sendEmail(to)).status;
    for (let n = 0; n < 3; n++) expect(await send("192.0.2.7")).toBe(200);
    for (let n = 0; n < 3; n++) expect(await send("192.0.2.7")).toBe(429);
    expect(await send("192.0.2.7", newEmail())).toBe(200);
    expect(await send("192.0.2.8")).toBe(200);
  });

  it("hold a mailbox that many signups write to, whoever they are", async () => {
    const email = newEmail();
    for (let n = 0; n < 5; n++) {
      const visitor = await visitorAtEmail(`192.0.2.${20 + n}`);
      expect((await visitor.sendEmail(email)).status).toBe(200);
    }
    const sixth = await visitorAtEmail("192.0.2.30");
    expect((await sixth.sendEmail(email)).status).toBe(429);
    expect((await sixth.sendEmail(newEmail())).status).toBe(200);
  });

  it("hold an address that guesses codes and links", async () => {
    const guesser = createVisitor(service);
    await guesser.start();
    for (let n = 0; n < 3; n++) expect((await guesser.readLink("A".repeat(43))).status).toBe(200);
    expect((await guesser.readLink("A".repeat(43))).status).toBe(429);
    expect((await guesser.useLink("A".repeat(43))).status).toBe(429);
    expect((await guesser.code("000000")).status).toBe(429);
  });
});

it("logs neither e-mails, names, links nor codes", async () => {
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
