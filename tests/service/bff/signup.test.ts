import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEvents, users } from "../../../bff/db/schema.ts";
import { emailFrequencies } from "../../../bff/db/tables/preferences.ts";
import { consentRecords } from "../../../bff/db/tables/privacy.ts";
import { memberAnswers, signupDrafts } from "../../../bff/db/tables/signup.ts";
import { startTestService } from "./service.ts";
import type { TestService } from "./service.ts";
import { createVisitor, goodPassword, legal, newEmail, readMail } from "./signup-visitor.ts";
import type { SignupAnswer, Visitor } from "./signup-visitor.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Somebody who reads before they write. */
async function visitorAtEmail(): Promise<Visitor> {
  const visitor = createVisitor(service);
  await visitor.start();
  await visitor.sendName();
  service.clock.advance(30_000);
  return visitor;
}

async function visitorWhoWaits(email = newEmail()) {
  const visitor = await visitorAtEmail();
  const { status } = await visitor.sendEmail(email);
  if (status !== 200) throw new Error(`the e-mail step answered ${status}`);
  const mail = readMail((await service.smtp.next(email)).text);
  return { visitor, email, mail };
}

async function visitorWithPassword(email = newEmail()) {
  const waiting = await visitorWhoWaits(email);
  await waiting.visitor.code(waiting.mail.code);
  return waiting;
}

describe("the order", () => {
  it("starts at the name and leads on, step by step", async () => {
    const visitor = createVisitor(service);
    const signup = await visitor.start();
    expect(signup).toMatchObject({
      shown: { step: "name", place: 1, back: "intro" },
      hasAccount: false,
      answers: { acceptsTerms: false, wantsNewsletter: false },
      resendAt: null,
    });
    expect((await visitor.sendName()).body.shown).toEqual({
      step: "email",
      place: 2,
      back: "name",
    });
    service.clock.advance(30_000);
    const { body } = await visitor.sendEmail(newEmail());
    expect(body.shown).toEqual({ step: "confirm-email", place: 3, back: "email" });
  });

  it.each([
    ["the e-mail before the name", (visitor: Visitor) => visitor.sendEmail(newEmail())],
    ["a code before the e-mail", (visitor: Visitor) => visitor.code("123456")],
    ["a resend before the e-mail", (visitor: Visitor) => visitor.resend()],
    ["a password before the confirmation", (visitor: Visitor) => visitor.createAccount()],
  ])("refuses %s", async (_, act) => {
    const visitor = createVisitor(service);
    await visitor.start();
    const { status, body } = await act(visitor);
    expect([status, body.code]).toEqual([409, "signup.step_ahead"]);
  });

  it("refuses a password while the e-mail waits for its confirmation", async () => {
    const { visitor } = await visitorWhoWaits();
    const { status, body } = await visitor.createAccount();
    expect([status, body.code]).toEqual([409, "signup.step_ahead"]);
  });

  it("refuses a step that belongs to members, and one that does not exist", async () => {
    const visitor = await visitorAtEmail();
    for (const step of ["european-passport", "payment", "admin"]) {
      expect((await visitor.send(step, {})).status).toBe(400);
    }
  });

  it("lets nobody name the e-mail of the account when it is made", async () => {
    const { visitor } = await visitorWithPassword();
    const answer = await visitor.call("POST", "draft/account", {
      password: goodPassword,
      email: "outra@example.com",
    });
    expect(answer.status).toBe(400);
  });

  it("asks for the confirmation again when the e-mail changes after it", async () => {
    const { visitor } = await visitorWithPassword();
    const { body } = await visitor.sendEmail(newEmail());
    expect(body.shown.step).toBe("confirm-email");
    expect((await visitor.createAccount()).body.code).toBe("signup.step_ahead");
  });

  it("closes the first steps once there is an account", async () => {
    const { visitor } = await visitorWithPassword();
    expect((await visitor.createAccount()).status).toBe(200);
    for (const { status, body } of [
      await visitor.sendName(),
      await visitor.sendEmail(newEmail()),
      await visitor.createAccount(),
    ]) {
      expect([status, body.code]).toEqual([409, "signup.step_closed"]);
    }
    expect((await visitor.read()).body).toMatchObject({ hasAccount: true });
  });

  it("makes one account when the last step is sent twice at once", async () => {
    const { visitor, email } = await visitorWithPassword();
    const answers = await Promise.all([visitor.createAccount(), visitor.createAccount()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await service.database.db.select().from(users).where(eq(users.emailKey, email));
    expect(rows).toHaveLength(1);
  });
});

describe("who may ask", () => {
  it("is the app alone", async () => {
    const answer = await service.app.inject({
      method: "POST",
      url: "/api/signup/v1/drafts",
      payload: { referral: null },
    });
    expect(answer.statusCode).toBe(401);
  });

  it.each(["", "x".repeat(43), "short"])("is no device with the token %j", async (token) => {
    const visitor = createVisitor(service);
    visitor.token = token;
    const { status, body } = await visitor.read();
    expect([status, body.code]).toEqual([404, "signup.no_draft"]);
  });
});

describe("the draft", () => {
  it("keeps what is right of a half-filled step, and goes no further", async () => {
    const visitor = createVisitor(service);
    await visitor.start();
    const { body } = await visitor.send(
      "name",
      { firstName: "Ana", lastName: "" },
      { isKeptOnly: true },
    );
    expect(body.shown).toEqual({ step: "name", place: 1, back: "intro" });
    expect((await visitor.read()).body.answers).toMatchObject({ firstName: "Ana" });
  });

  it("shows an e-mail that was left before it was sent, and confirms only the one that was", async () => {
    const { visitor, email, mail } = await visitorWhoWaits();
    const typed = newEmail();
    await visitor.send("email", { email: typed }, { isKeptOnly: true });
    expect((await visitor.read("email")).body.answers.email).toBe(typed);
    await visitor.code(mail.code);
    await visitor.createAccount();
    const rows = await service.database.db.select().from(users).where(eq(users.emailKey, email));
    expect(rows).toHaveLength(1);
  });

  it("holds nothing readable in the database", async () => {
    const { visitor, email } = await visitorWhoWaits();
    const rows = await service.database.db.select().from(signupDrafts);
    const dump = JSON.stringify(rows, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
    );
    expect(dump).not.toContain(email);
    expect(dump).not.toContain("Souza");
    expect(dump).not.toContain(visitor.token);
  });

  it("is over after thirty days", async () => {
    const { visitor } = await visitorWhoWaits();
    service.clock.advance(30 * dayMs + 1);
    expect((await visitor.read()).status).toBe(404);
  });

  it("keeps the code of the campaign up to the account", async () => {
    const email = newEmail();
    const visitor = createVisitor(service);
    await visitor.start("feira26");
    await visitor.sendName();
    service.clock.advance(30_000);
    await visitor.sendEmail(email);
    await visitor.code(readMail((await service.smtp.next(email)).text).code);
    const { body: grant } = await visitor.createAccount();
    const [row] = await service.database.db
      .select()
      .from(signupDrafts)
      .where(eq(signupDrafts.userId, grant.id));
    expect(row?.referral).toBe("feira26");
  });
});

describe("the confirmation", () => {
  it("takes the code, however it is spaced, once", async () => {
    const { visitor, mail } = await visitorWhoWaits();
    const spaced = `${mail.code.slice(0, 3)} ${mail.code.slice(3)}`;
    expect((await visitor.code(spaced)).body.shown.step).toBe("create-account");
    expect((await visitor.code(mail.code)).body.code).toBe("signup.step_closed");
  });

  it("is not made by opening the link, which a mail scanner does", async () => {
    const { visitor, email, mail } = await visitorWhoWaits();
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

  it("by link advances the device that waits, and lets the other one go on", async () => {
    const { visitor, mail } = await visitorWhoWaits();
    const phone = createVisitor(service);
    const { status, body } = await phone.useLink(mail.token);
    expect(status).toBe(200);
    expect((await visitor.read("confirm-email")).body.shown.step).toBe("create-account");
    phone.token = body.deviceToken;
    expect((await phone.read()).body.shown.step).toBe("create-account");
    expect((await phone.createAccount()).status).toBe(200);
  });

  it("by link on the device that waits gives it no second token", async () => {
    const { visitor, mail } = await visitorWhoWaits();
    expect((await visitor.useLink(mail.token)).body).toEqual({ deviceToken: null });
  });

  it("by link works once", async () => {
    const { visitor, mail } = await visitorWhoWaits();
    const answers = [await visitor.useLink(mail.token), await visitor.useLink(mail.token)];
    expect(answers.map(({ status }) => status)).toEqual([200, 410]);
    expect(answers[1]?.body.code).toBe("mail_token.used");
    expect((await visitor.readLink(mail.token)).body.state).toBe("used");
  });

  it("never logs in by itself", async () => {
    const { visitor, mail } = await visitorWhoWaits();
    const { body } = await visitor.useLink(mail.token);
    expect(JSON.stringify(body)).not.toContain("accessToken");
  });

  it("is over after a day, and says so", async () => {
    const { visitor, mail } = await visitorWhoWaits();
    service.clock.advance(dayMs + 1);
    expect((await visitor.readLink(mail.token)).body.state).toBe("expired");
    expect((await visitor.useLink(mail.token)).body.code).toBe("mail_token.expired");
    expect((await visitor.code(mail.code)).body.fields).toEqual({ code: "code.over" });
    expect((await visitor.resend()).status).toBe(200);
  });

  it("takes only the newest link and code", async () => {
    const { visitor, email, mail: first } = await visitorWhoWaits();
    service.clock.advance(minuteMs);
    await visitor.resend();
    const second = readMail((await service.smtp.next(email)).text);
    expect((await visitor.readLink(first.token)).body.state).toBe("replaced");
    expect((await visitor.useLink(first.token)).body.code).toBe("mail_token.replaced");
    expect((await visitor.code(first.code)).status).toBe(400);
    expect((await visitor.code(second.code)).status).toBe(200);
  });

  it("asks for a new code after five wrong ones, also when the sixth is right", async () => {
    const { visitor, email, mail } = await visitorWhoWaits();
    const wrong = mail.code === "000000" ? "000001" : "000000";
    for (let n = 0; n < 5; n++) {
      expect((await visitor.code(wrong)).body.fields).toEqual({ code: "code.wrong" });
    }
    expect((await visitor.code(mail.code)).body.fields).toEqual({ code: "code.over" });
    service.clock.advance(minuteMs);
    await visitor.resend();
    const next = readMail((await service.smtp.next(email)).text);
    expect((await visitor.code(next.code)).status).toBe(200);
  });

  it("is void for the old address after the e-mail was corrected", async () => {
    const { visitor, mail } = await visitorWhoWaits();
    await visitor.sendEmail(newEmail());
    expect((await visitor.readLink(mail.token)).body.state).toBe("replaced");
    expect((await visitor.useLink(mail.token)).status).toBe(410);
    expect((await visitor.code(mail.code)).status).toBe(400);
  });

  it("knows no link that it did not send", async () => {
    const visitor = createVisitor(service);
    expect((await visitor.readLink("A".repeat(43))).body.state).toBe("unknown");
    expect((await visitor.useLink("A".repeat(43))).status).toBe(404);
    expect((await visitor.readLink("a b")).status).toBe(400);
  });
});

describe("another mail", () => {
  it("is sent after a minute, five times a day", async () => {
    const { visitor } = await visitorWhoWaits();
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

  it("is not sent by sending the same e-mail again", async () => {
    const { visitor, email } = await visitorWhoWaits();
    expect((await visitor.sendEmail(email)).body.shown.step).toBe("confirm-email");
    await visitorWhoWaits();
    expect(service.smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it("to the same mailbox from a new signup makes the older links void", async () => {
    const { mail, email } = await visitorWhoWaits();
    const again = await visitorWhoWaits(email);
    expect((await again.visitor.readLink(mail.token)).body.state).toBe("replaced");
    await again.visitor.code(again.mail.code);
    expect((await again.visitor.createAccount()).status).toBe(200);
  });
});

describe("an e-mail that has an account", () => {
  it("looks from outside like any other, and the owner is told", async () => {
    const member = await service.createMember();
    const known = await visitorAtEmail();
    const unknown = await visitorAtEmail();
    const strip = ({ status, body }: SignupAnswer) => ({
      status,
      body: { ...body, answers: { ...body.answers, email: "" } },
    });
    const freshEmail = newEmail();
    const answers = [
      await known.sendEmail(member.email),
      await unknown.sendEmail(freshEmail),
    ] as const;
    expect(strip(answers[0])).toEqual(strip(answers[1]));
    const told = await service.smtp.next(member.email);
    expect(told.subject).toBe("Você já tem conta no Portal Suíça");
    expect(told.text).not.toContain("confirm-email");
    await service.smtp.next(freshEmail);

    const wrong = [await known.code("000000"), await unknown.code("000000")];
    expect(wrong[0]).toEqual(wrong[1]);
    service.clock.advance(minuteMs);
    const again = [await known.resend(), await unknown.resend()] as const;
    expect(strip(again[0])).toEqual(strip(again[1]));
  });

  it("that came between confirmation and password is told to its owner", async () => {
    const { visitor, email } = await visitorWithPassword();
    await service.createMember({ email });
    const { status, body } = await visitor.createAccount();
    expect([status, body.code]).toEqual([409, "user.email_taken"]);
  });
});

describe("a machine", () => {
  it.each([
    ["fills the field nobody sees", { trap: "https://spam.example" }, 30_000],
    ["fills two steps in no time", {}, 0],
  ])("that %s sees the next page, and no mail is sent", async (_, more, readingMs) => {
    const email = newEmail();
    const visitor = createVisitor(service);
    await visitor.start();
    await visitor.sendName();
    service.clock.advance(readingMs);
    const { status, body } = await visitor.sendEmail(email, more);
    expect([status, body.shown.step]).toEqual([200, "confirm-email"]);
    await visitorWhoWaits();
    expect(service.smtp.received.filter(({ to }) => to.includes(email))).toEqual([]);
  });

  it("in a hurry that turns out to be a person asks again and gets its mail", async () => {
    const email = newEmail();
    const visitor = createVisitor(service);
    await visitor.start();
    await visitor.sendName();
    await visitor.sendEmail(email);
    expect((await visitor.resend()).status).toBe(200);
    expect((await service.smtp.next(email)).subject).toContain("Confirme");
  });
});

describe("the account", () => {
  it("is a free member's, logged in, with consents of the versions that were shown", async () => {
    const { visitor, email } = await visitorWithPassword();
    const { status, body: grant } = await visitor.createAccount();
    expect(status).toBe(200);
    expect(grant).toMatchObject({ email, firstName: "Ana", isEmailConfirmed: true });
    expect(grant.cmsUser.role).toBe("10000000-0000-4000-8000-000000000002");
    const consents = await service.database.db
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.userId, grant.id));
    expect(consents.map(({ kind, version, choice }) => [kind, version, choice]).sort()).toEqual([
      ["newsletter", "2", "refused"],
      ["privacy", "2", "accepted"],
      ["terms", "3", "accepted"],
    ]);
    const events = await service.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, grant.id));
    expect(events.map(({ event }) => event)).toContain("account.created");
    await service.login(email, goodPassword);
  });

  it("of who ticked the letter gets it, and the consent is kept", async () => {
    const visitor = await visitorAtEmail();
    const email = newEmail();
    await visitor.send("email", { email, acceptsTerms: true, wantsNewsletter: true, ...legal });
    await visitor.code(readMail((await service.smtp.next(email)).text).code);
    const { body: grant } = await visitor.createAccount();
    const { db } = service.database;
    const [letter] = await db
      .select()
      .from(emailFrequencies)
      .where(eq(emailFrequencies.userId, grant.id));
    expect(letter?.wantsProductMail).toBe(true);
    const consents = await db
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.userId, grant.id));
    expect(consents.find(({ kind }) => kind === "newsletter")?.choice).toBe("accepted");
  });

  it.each([
    ["curta", "password.too_short"],
    ["1234567890", "password.common"],
    ["Souza e mais nada", "password.personal"],
  ])("is not made with the password %j", async (password, fault) => {
    const { visitor } = await visitorWithPassword();
    const { status, body } = await visitor.createAccount(password);
    expect([status, body.fields]).toEqual([400, { password: fault }]);
    expect((await visitor.createAccount()).status).toBe(200);
  });

  it("leaves nothing of the person in the draft", async () => {
    const { visitor } = await visitorWithPassword();
    await visitor.createAccount();
    expect((await visitor.read()).body.answers).toEqual({
      acceptsTerms: false,
      wantsNewsletter: false,
    });
  });

  it("is made by the next try when the first one failed after Directus had made the user", async () => {
    const { visitor, email } = await visitorWithPassword();
    const { db } = service.database;
    await db.execute(sql`alter table consent_records rename to consent_records_away`);
    const { status } = await visitor.createAccount();
    await db.execute(sql`alter table consent_records_away rename to consent_records`);
    expect(status).toBe(500);
    const left = [...service.directus.users.values()].filter((user) => user.email === email);
    expect(left).toHaveLength(1);

    await visitor.send("name", { firstName: "Anna", lastName: "Souza" });
    const { status: second, body: grant } = await visitor.createAccount();
    expect(second).toBe(200);
    expect(service.directus.users.get(left[0]?.id ?? "")).toMatchObject({ first_name: "Anna" });
    const [row] = await db.select().from(users).where(eq(users.id, grant.id));
    expect(row?.directusUserId).toBe(left[0]?.id);
  });

  it("is not made while Directus is away, and can be made afterwards", async () => {
    const { visitor } = await visitorWithPassword();
    service.directus.mode = "failing";
    const { status } = await visitor.createAccount();
    service.directus.mode = "up";
    expect(status).toBe(503);
    const { body: grant } = await visitor.createAccount();
    const [answers] = await service.database.db
      .select()
      .from(memberAnswers)
      .where(eq(memberAnswers.userId, grant.id));
    expect(answers?.isComplete).toBe(false);
  });
});
