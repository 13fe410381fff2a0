import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { memberAnswers } from "../../../bff/db/tables/signup.ts";
import { eligibilityRules } from "../../../cms-extensions/seed/content/eligibility-rules.ts";
import { bearer, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";
import { createVisitor, newEmail, readMail } from "./signup-visitor.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

/** The rules as Directus holds them. */
const storedRules = eligibilityRules.map((rule) => ({
  ...rule,
  possible: lines(rule.possible),
  limits: lines(rule.limits),
}));

beforeEach(() => {
  service.directus.eligibilityRules = structuredClone(storedRules);
  // What was read before counts for a minute.
  service.clock.advance(60_000);
});

interface MemberAnswer {
  status: number;
  body: {
    code: string;
    fields: Record<string, string>;
    shown: { step: string; place: number; back: string | null };
    isBegun: boolean;
    answers: Record<string, unknown>;
    hasChanged: boolean;
    report: { isGood: boolean; version: string; rules: { code: string; title: string }[] } | null;
  };
}

function memberOf(accessToken: string) {
  async function call(method: "GET" | "POST", path: string, payload?: object) {
    const answer = await service.app.inject({
      method,
      url: `/api/signup/v1/${path}`,
      headers: bearer(accessToken),
      ...(payload && { payload }),
    });
    const body = answer.body ? answer.json() : {};
    return { status: answer.statusCode, body } as MemberAnswer;
  }
  return {
    read: (step = "") => call("GET", `member${step && `?step=${step}`}`),
    send: (step: string, values: object = {}, isKeptOnly = false) =>
      call("POST", "member/steps", { step, values, isKeptOnly }),
    report: () => call("GET", "member/report"),
    markRead: () => call("POST", "member/report/read", {}),
  };
}

type Member = ReturnType<typeof memberOf>;

/** Somebody who just made an account through the wizard. */
async function newMember() {
  const email = newEmail();
  const visitor = createVisitor(service);
  await visitor.start("feira26");
  await visitor.sendName();
  service.clock.advance(30_000);
  await visitor.sendEmail(email);
  await visitor.code(readMail((await service.smtp.next(email)).text).code);
  const { body: grant } = await visitor.createAccount();
  return { ...memberOf(grant.accessToken), id: grant.id };
}

const time = { time: "3_6", cantons: ["ZH", "VD"] };
const commitment = {
  hours: "3_5",
  german: "A1",
  french: "unknown",
  italian: "A0",
  goals: ["job"],
};

async function answerAll(member: Member, passport: string, job: string, permit?: string) {
  await member.send("european-passport", {
    passport,
    ...(passport === "yes" && { country: "IT" }),
  });
  await member.send("job-opportunity", { job, permit });
  await member.send("time-to-switzerland", time);
  return member.send("commitment", commitment);
}

describe("the questions", () => {
  it("begin where the account was made, and lead on in their order", async () => {
    const member = await newMember();
    expect((await member.read()).body).toMatchObject({
      shown: { step: "european-passport", place: 5, back: null },
      isBegun: true,
      answers: {},
    });
    expect((await member.send("european-passport", { passport: "no" })).body.shown).toEqual({
      step: "job-opportunity",
      place: 6,
      back: "european-passport",
    });
  });

  it.each([
    "job-opportunity",
    "time-to-switzerland",
    "commitment",
    "good-news",
    "bad-news",
    "payment",
    "welcome",
  ])("cannot be skipped up to %s", async (step) => {
    const member = await newMember();
    const { status, body } = await member.send(step, {});
    expect([status, body.code]).toEqual([409, "signup.step_ahead"]);
    expect((await member.read(step)).body.shown.step).toBe("european-passport");
  });

  it.each([
    ["yes", "searching", "good-news"],
    ["no", "contract", "good-news"],
    ["in_process", "searching", "good-news"],
    ["no", "searching", "bad-news"],
    ["no", "study", "bad-news"],
  ])(
    "of passport %s and work %s end in %s, then payment and welcome",
    async (passport, job, news) => {
      const member = await newMember();
      expect((await answerAll(member, passport, job)).body.shown).toMatchObject({
        step: news,
        place: 9,
      });
      const other = news === "good-news" ? "bad-news" : "good-news";
      expect((await member.send(other)).body.code).toBe("signup.step_closed");
      expect((await member.send(news)).body.shown.step).toBe("payment");
      expect((await member.send("payment")).body.shown.step).toBe("welcome");
      expect((await member.send("welcome")).body.shown.step).toBe("done");
      expect((await member.read()).body.shown.step).toBe("done");
    },
  );

  it("name each field that is wrong", async () => {
    const member = await newMember();
    const { status, body } = await member.send("european-passport", { passport: "yes" });
    expect([status, body.fields]).toEqual([400, { country: "choice.missing" }]);
  });

  it("keep what is typed when one leaves, and can be changed any time", async () => {
    const member = await newMember();
    await answerAll(member, "no", "searching");
    await member.send("commitment", { hours: "over_10", german: "?" }, true);
    expect((await member.read("commitment")).body).toMatchObject({
      shown: { step: "commitment" },
      answers: { hours: "over_10", german: "A1", passport: "no" },
    });
    await member.send("european-passport", { passport: "yes", country: "PT" });
    expect((await member.read()).body.shown.step).toBe("good-news");
  });

  it("belong to who logged in, and are sealed in the database", async () => {
    const member = await newMember();
    const other = await newMember();
    await answerAll(member, "no", "searching");
    expect((await other.read()).body.answers).toEqual({});
    const [row] = await service.database.db
      .select()
      .from(memberAnswers)
      .where(eq(memberAnswers.userId, member.id));
    const stored = row?.answers.toString("latin1") ?? "";
    expect(stored).not.toBe("");
    expect(stored).not.toMatch(/searching|feira26|passport/);
  });

  it("are open to members who never began them", async () => {
    const { email } = await service.createMember();
    const member = memberOf((await service.login(email)).accessToken);
    expect((await member.read()).body).toMatchObject({ isBegun: false });
    expect((await member.send("european-passport", { passport: "no" })).status).toBe(200);
    expect((await member.read()).body).toMatchObject({ isBegun: true });
  });

  it("are nobody's without a session", async () => {
    for (const answer of [
      await memberOf("at_nobody").read(),
      await memberOf("at_nobody").send("payment"),
      await memberOf("at_nobody").report(),
    ]) {
      expect(answer.status).toBe(401);
    }
  });
});

describe("the report", () => {
  it("is not there before passport and work are answered", async () => {
    const member = await newMember();
    await member.send("european-passport", { passport: "no" });
    expect((await member.report()).body).toEqual({ report: null, hasChanged: false });
  });

  it("tells rule, source and review as editors wrote them", async () => {
    const member = await newMember();
    await answerAll(member, "in_process", "searching");
    const { report } = (await member.report()).body;
    expect(report?.isGood).toBe(true);
    expect(report?.rules.map(({ code }) => code)).toEqual(["G3", "B1"]);
    const [rule] = eligibilityRules.filter(({ code }) => code === "G3");
    const { sort: _, conditions: __, ...told } = rule ?? { sort: 0, conditions: [] };
    expect(report?.rules[0]).toEqual(told);
  });

  it.each([
    ["B", "good-news", "G6"],
    ["F", "good-news", "G9"],
    ["N", "bad-news", "B4"],
    [undefined, "good-news", "G11"],
  ])("tells who works here with permit %s in %s what %s says", async (permit, news, code) => {
    const member = await newMember();
    const { shown } = (await answerAll(member, "no", "working", permit)).body;
    expect(shown.step).toBe(news);
    const { report } = (await member.report()).body;
    expect(report?.rules.map((rule) => rule.code)).toEqual([code]);
  });

  it("is made without a permit that was said before another answer", async () => {
    const member = await newMember();
    await answerAll(member, "no", "working", "N");
    await member.send("job-opportunity", { job: "searching" });
    const { report } = (await member.report()).body;
    expect(report?.rules.map(({ code }) => code)).toEqual(["B1"]);
  });

  it("leaves a mark in the database that nobody makes from the rules alone", async () => {
    const member = await newMember();
    await answerAll(member, "no", "working", "N");
    await member.send("bad-news");
    const { report } = (await member.report()).body;
    const { version, ...told } = report ?? { version: "" };
    const [row] = await service.database.db
      .select()
      .from(memberAnswers)
      .where(eq(memberAnswers.userId, member.id));
    expect(row?.reportVersion).toBe(version);
    const guessed = createHash("sha256").update(JSON.stringify(told)).digest("base64url");
    expect(guessed.startsWith(version)).toBe(false);
  });

  it("is computed anew when the rules change, and says that it did", async () => {
    const member = await newMember();
    await answerAll(member, "no", "searching");
    await member.send("bad-news");
    expect((await member.report()).body.hasChanged).toBe(false);

    for (const rule of service.directus.eligibilityRules as { code: string; title: string }[]) {
      if (rule.code === "B1") rule.title = "Há um contingente novo";
    }
    service.clock.advance(60_000);
    const changed = (await member.report()).body;
    expect(changed.hasChanged).toBe(true);
    expect(changed.report?.rules[0]?.title).toBe("Há um contingente novo");

    expect((await member.markRead()).status).toBe(204);
    expect((await member.report()).body.hasChanged).toBe(false);
  });

  it("does not change for who is not concerned by a change", async () => {
    const member = await newMember();
    await answerAll(member, "no", "searching");
    await member.send("bad-news");
    for (const rule of service.directus.eligibilityRules as { code: string; title: string }[]) {
      if (rule.code === "G1") rule.title = "Outro título";
    }
    service.clock.advance(60_000);
    expect((await member.report()).body.hasChanged).toBe(false);
  });

  it("turns the news when a change of the rules turns it", async () => {
    const member = await newMember();
    await answerAll(member, "no", "searching");
    for (const rule of service.directus.eligibilityRules as { code: string; outcome: string }[]) {
      if (rule.code === "B1") rule.outcome = "conditional";
    }
    service.clock.advance(60_000);
    expect((await member.read()).body.shown.step).toBe("good-news");
  });

  it("lives on by the last known rules while Directus is away", async () => {
    const member = await newMember();
    await answerAll(member, "no", "searching");
    service.directus.mode = "failing";
    service.clock.advance(4_000);
    const { status, body } = await member.report();
    service.directus.mode = "up";
    expect([status, body.report?.rules[0]?.code]).toEqual([200, "B1"]);
  });

  it("leads on without news when no rule says anything", async () => {
    service.directus.eligibilityRules = [];
    const member = await newMember();
    expect((await answerAll(member, "no", "searching")).body.shown.step).toBe("payment");
    expect((await member.report()).body.report).toBeNull();
  });
});
