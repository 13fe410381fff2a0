import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEvents, users } from "../../../../bff/db/schema.ts";
import { emailFrequencies } from "../../../../bff/db/tables/preferences.ts";
import { consentRecords } from "../../../../bff/db/tables/privacy.ts";
import { memberAnswers } from "../../../../bff/db/tables/signup.ts";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import {
  createVisitor,
  goodPassword,
  legal,
  newEmail,
  readMail,
  visitorAtEmail,
  visitorWhoWaits,
  visitorWithPassword,
} from "./signup-visitor.ts";
import type { SignupAnswer } from "./signup-visitor.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const minuteMs = 60_000;

describe("e-mail that already has an account", () => {
  test("gets the same public answer as any other, and its owner is notified", async () => {
    const member = await service.createMember();
    const known = await visitorAtEmail(service);
    const unknown = await visitorAtEmail(service);
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
    const received = await service.smtp.next(member.email);
    expect(received.subject).toBe("Você já tem conta no Portal Suíça");
    expect(received.text).not.toContain("confirm-email");
    await service.smtp.next(freshEmail);

    const wrong = [await known.code("000000"), await unknown.code("000000")];
    expect(wrong[0]).toEqual(wrong[1]);
    service.clock.advance(minuteMs);
    const again = [await known.resend(), await unknown.resend()] as const;
    expect(strip(again[0])).toEqual(strip(again[1]));
  });

  test("created between confirmation and password is reported to its owner", async () => {
    const { visitor, email } = await visitorWithPassword(service);
    await service.createMember({ email });
    const { status, body } = await visitor.createAccount();
    expect([status, body.code]).toEqual([409, "user.email_taken"]);
  });
});

describe("bot in the signup", () => {
  test.each([
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
    await visitorWhoWaits(service);
    expect(service.smtp.received.filter(({ to }) => to.includes(email))).toEqual([]);
  });

  test("suspected because of its speed can ask again and gets its mail", async () => {
    const email = newEmail();
    const visitor = createVisitor(service);
    await visitor.start();
    await visitor.sendName();
    await visitor.sendEmail(email);
    expect((await visitor.resend()).status).toBe(200);
    expect((await service.smtp.next(email)).subject).toContain("Confirme");
  });
});

describe("new account", () => {
  test("is a free member's, logged in, with consents of the versions that were shown", async () => {
    const { visitor, email } = await visitorWithPassword(service);
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

  test("gets the newsletter if it was chosen, and the consent is stored", async () => {
    const visitor = await visitorAtEmail(service);
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

  test.each([
    ["curta", "password.too_short"],
    ["1234567890", "password.common"],
    ["Souza e mais nada", "password.personal"],
  ])("is refused with the password %j", async (password, fault) => {
    const { visitor } = await visitorWithPassword(service);
    const { status, body } = await visitor.createAccount(password);
    expect([status, body.fields]).toEqual([400, { password: fault }]);
    expect((await visitor.createAccount()).status).toBe(200);
  });

  test("leaves no personal data in the draft", async () => {
    const { visitor } = await visitorWithPassword(service);
    await visitor.createAccount();
    expect((await visitor.read()).body.answers).toEqual({
      acceptsTerms: false,
      wantsNewsletter: false,
    });
  });

  test("is created by the next attempt if the first failed after Directus had created the user", async () => {
    const { visitor, email } = await visitorWithPassword(service);
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

  test("is refused while Directus is unavailable, and can be created afterwards", async () => {
    const { visitor } = await visitorWithPassword(service);
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
