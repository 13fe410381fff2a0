import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { createVisitor, newEmail, readMail, visitorWhoWaits } from "./signup-visitor.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe("e-mail confirmation", () => {
  test("accepts the code once, with any spacing", async () => {
    const { visitor, mail } = await visitorWhoWaits(service);
    const spaced = `${mail.code.slice(0, 3)} ${mail.code.slice(3)}`;
    expect((await visitor.code(spaced)).body.shown.step).toBe("create-account");
    expect((await visitor.code(mail.code)).body.code).toBe("signup.step_closed");
  });

  test("is not triggered by opening the link, as a mail scanner does", async () => {
    const { visitor, email, mail } = await visitorWhoWaits(service);
    const scanner = createVisitor(service);
    for (let n = 0; n < 3; n++) {
      expect((await scanner.readLink(mail.token)).body).toMatchObject({
        state: "valid",
        email,
        firstName: "Ana",
      });
    }
    expect((await visitor.read()).body.shown.step).toBe("confirm-email");
  });

  test("by link advances the waiting device, and lets the other one continue", async () => {
    const { visitor, mail } = await visitorWhoWaits(service);
    const phone = createVisitor(service);
    const { status, body } = await phone.useLink(mail.token);
    expect(status).toBe(200);
    expect((await visitor.read("confirm-email")).body.shown.step).toBe("create-account");
    phone.token = body.deviceToken;
    expect((await phone.read()).body.shown.step).toBe("create-account");
    expect((await phone.createAccount()).status).toBe(200);
  });

  test("by link on the waiting device issues no second token", async () => {
    const { visitor, mail } = await visitorWhoWaits(service);
    expect((await visitor.useLink(mail.token)).body).toEqual({ deviceToken: null });
  });

  test("by link works once", async () => {
    const { visitor, mail } = await visitorWhoWaits(service);
    const answers = [await visitor.useLink(mail.token), await visitor.useLink(mail.token)];
    expect(answers.map(({ status }) => status)).toEqual([200, 410]);
    expect(answers[1]?.body.code).toBe("mail_token.used");
    expect((await visitor.readLink(mail.token)).body.state).toBe("used");
  });

  test("never logs in by itself", async () => {
    const { visitor, mail } = await visitorWhoWaits(service);
    const { body } = await visitor.useLink(mail.token);
    expect(JSON.stringify(body)).not.toContain("accessToken");
  });

  test("expires after a day, and says so", async () => {
    const { visitor, mail } = await visitorWhoWaits(service);
    service.clock.advance(dayMs + 1);
    expect((await visitor.readLink(mail.token)).body.state).toBe("expired");
    expect((await visitor.useLink(mail.token)).body.code).toBe("mail_token.expired");
    expect((await visitor.code(mail.code)).body.fields).toEqual({ code: "code.over" });
    expect((await visitor.resend()).status).toBe(200);
  });

  test("that expired or was replaced is resent from any device, with the same answer for all", async () => {
    const { visitor, email, mail } = await visitorWhoWaits(service);
    const phone = createVisitor(service);
    const resend = async (token: string) => {
      const answer = await phone.call("POST", "links/resend", { token });
      return [answer.status, answer.body];
    };
    const done = [204, null];
    expect(await resend("x".repeat(43))).toEqual(done);
    service.clock.advance(dayMs + 1);
    expect(await resend(mail.token)).toEqual(done);
    const second = readMail((await service.smtp.next(email)).text);
    // Within a minute no further mail is sent, and the response does not reveal that.
    expect(await resend(mail.token)).toEqual(done);
    service.clock.advance(minuteMs);
    expect(await resend(mail.token)).toEqual(done);
    const third = readMail((await service.smtp.next(email)).text);
    expect((await visitor.readLink(second.token)).body.state).toBe("replaced");
    expect((await phone.useLink(third.token)).status).toBe(200);
    expect(await resend(mail.token)).toEqual(done);
    expect(service.smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(3);
  });

  test("that expired is not resent to another mailbox", async () => {
    const { visitor, email, mail } = await visitorWhoWaits(service);
    const other = newEmail();
    service.clock.advance(minuteMs);
    await visitor.sendEmail(other);
    await service.smtp.next(other);
    service.clock.advance(minuteMs);
    await visitor.call("POST", "links/resend", { token: mail.token });
    await visitor.resend();
    await service.smtp.next(other);
    const sent = service.smtp.received.filter(({ to }) => to.includes(other) || to.includes(email));
    expect(sent).toHaveLength(3);
  });

  test("accepts only the newest link and code", async () => {
    const { visitor, email, mail: first } = await visitorWhoWaits(service);
    service.clock.advance(minuteMs);
    await visitor.resend();
    const second = readMail((await service.smtp.next(email)).text);
    expect((await visitor.readLink(first.token)).body.state).toBe("replaced");
    expect((await visitor.useLink(first.token)).body.code).toBe("mail_token.replaced");
    expect((await visitor.code(first.code)).status).toBe(400);
    expect((await visitor.code(second.code)).status).toBe(200);
  });

  test("warns before the last attempt and asks for a new code after five wrong ones", async () => {
    const { visitor, email, mail } = await visitorWhoWaits(service);
    const wrong = mail.code === "000000" ? "000001" : "000000";
    for (const received of ["wrong", "wrong", "wrong", "last", "over"]) {
      expect((await visitor.code(wrong)).body.fields).toEqual({ code: `code.${received}` });
    }
    expect((await visitor.code(mail.code)).body.fields).toEqual({ code: "code.over" });
    service.clock.advance(minuteMs);
    await visitor.resend();
    const next = readMail((await service.smtp.next(email)).text);
    expect((await visitor.code(next.code)).status).toBe(200);
  });

  test("is invalid for the old address after the e-mail was corrected", async () => {
    const { visitor, mail } = await visitorWhoWaits(service);
    await visitor.sendEmail(newEmail());
    expect((await visitor.readLink(mail.token)).body.state).toBe("replaced");
    expect((await visitor.useLink(mail.token)).status).toBe(410);
    expect((await visitor.code(mail.code)).status).toBe(400);
  });

  test("refuses a link that was never sent", async () => {
    const visitor = createVisitor(service);
    expect((await visitor.readLink("A".repeat(43))).body.state).toBe("unknown");
    expect((await visitor.useLink("A".repeat(43))).status).toBe(404);
    expect((await visitor.readLink("a b")).status).toBe(400);
  });
});

describe("repeated confirmation mail", () => {
  test("can be requested after a minute, five times a day", async () => {
    const { visitor } = await visitorWhoWaits(service);
    const early = await visitor.resend();
    expect([early.status, early.body.code]).toEqual([429, "rate_limited"]);
    for (let n = 0; n < 5; n++) {
      service.clock.advance(minuteMs);
      expect((await visitor.resend()).status).toBe(200);
    }
    service.clock.advance(minuteMs);
    expect((await visitor.resend()).status).toBe(429);
    expect((await visitor.sendEmail(newEmail())).status).toBe(429);
    service.clock.advance(dayMs);
    expect((await visitor.resend()).status).toBe(200);
  });

  test("is not sent if the same e-mail is submitted again", async () => {
    const { visitor, email } = await visitorWhoWaits(service);
    expect((await visitor.sendEmail(email)).body.shown.step).toBe("confirm-email");
    await visitorWhoWaits(service);
    expect(service.smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  test("to the same mailbox from a new signup invalidates the older links", async () => {
    const { mail, email } = await visitorWhoWaits(service);
    const again = await visitorWhoWaits(service, email);
    expect((await again.visitor.readLink(mail.token)).body.state).toBe("replaced");
    await again.visitor.code(again.mail.code);
    expect((await again.visitor.createAccount()).status).toBe(200);
  });
});
