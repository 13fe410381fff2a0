import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../../bff/db/schema.ts";
import { signupDrafts } from "../../../../bff/db/tables/signup.ts";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import {
  createVisitor,
  goodPassword,
  newEmail,
  readMail,
  visitorAtEmail,
  visitorWhoWaits,
  visitorWithPassword,
} from "./signup-visitor.ts";
import type { Visitor } from "./signup-visitor.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const dayMs = 24 * 60 * 60_000;

describe("order of the signup", () => {
  test("starts at the name and continues step by step", async () => {
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

  test.each([
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

  test("refuses a password before the e-mail is confirmed", async () => {
    const { visitor } = await visitorWhoWaits(service);
    const { status, body } = await visitor.createAccount();
    expect([status, body.code]).toEqual([409, "signup.step_ahead"]);
  });

  test("refuses a step for members, and one that does not exist", async () => {
    const visitor = await visitorAtEmail(service);
    for (const step of ["european-passport", "payment", "admin"]) {
      expect((await visitor.send(step, {})).status).toBe(400);
    }
  });

  test("does not let the account step change the e-mail", async () => {
    const { visitor } = await visitorWithPassword(service);
    const answer = await visitor.call("POST", "draft/account", {
      password: goodPassword,
      email: "outra@example.com",
    });
    expect(answer.status).toBe(400);
  });

  test("requires a new confirmation if the e-mail changes after it", async () => {
    const { visitor } = await visitorWithPassword(service);
    const { body } = await visitor.sendEmail(newEmail());
    expect(body.shown.step).toBe("confirm-email");
    expect((await visitor.createAccount()).body.code).toBe("signup.step_ahead");
  });

  test("closes the first steps once the account exists", async () => {
    const { visitor } = await visitorWithPassword(service);
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

  test("creates one account if the last step is sent twice at once", async () => {
    const { visitor, email } = await visitorWithPassword(service);
    const answers = await Promise.all([visitor.createAccount(), visitor.createAccount()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows = await service.database.db.select().from(users).where(eq(users.emailKey, email));
    expect(rows).toHaveLength(1);
  });
});

describe("access to the signup API", () => {
  test("is for the app only", async () => {
    const answer = await service.app.inject({
      method: "POST",
      url: "/api/signup/v1/drafts",
      payload: { referral: null },
    });
    expect(answer.statusCode).toBe(401);
  });

  test.each(["", "x".repeat(43), "short"])(
    "is refused to a device with the token %j",
    async (token) => {
      const visitor = createVisitor(service);
      visitor.token = token;
      const { status, body } = await visitor.read();
      expect([status, body.code]).toEqual([404, "signup.no_draft"]);
    },
  );
});

describe("signup draft", () => {
  test("keeps the valid fields of an incomplete step, and does not advance", async () => {
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

  test("shows an e-mail that was left before it was sent, and confirms only the sent one", async () => {
    const { visitor, email, mail } = await visitorWhoWaits(service);
    const typed = newEmail();
    await visitor.send("email", { email: typed }, { isKeptOnly: true });
    expect((await visitor.read("email")).body.answers.email).toBe(typed);
    await visitor.code(mail.code);
    await visitor.createAccount();
    const rows = await service.database.db.select().from(users).where(eq(users.emailKey, email));
    expect(rows).toHaveLength(1);
  });

  test("is unreadable in the database", async () => {
    const { visitor, email } = await visitorWhoWaits(service);
    const rows = await service.database.db.select().from(signupDrafts);
    const dump = JSON.stringify(rows, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
    );
    expect(dump).not.toContain(email);
    expect(dump).not.toContain("Souza");
    expect(dump).not.toContain(visitor.token);
  });

  test("expires after thirty days", async () => {
    const { visitor } = await visitorWhoWaits(service);
    service.clock.advance(30 * dayMs + 1);
    expect((await visitor.read()).status).toBe(404);
  });

  test("keeps the campaign code until the account", async () => {
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
