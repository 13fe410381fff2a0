import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberAnswers } from "../../../../bff/db/tables/signup.ts";
import { seededTexts, storedTexts } from "../../../factories/report-texts.ts";
import { startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { answerAll, memberOf, newMember } from "./signup-member.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

beforeEach(() => {
  service.directus.reportTexts = structuredClone(storedTexts);
  // Earlier reads are cached for a minute.
  service.clock.advance(60_000);
});

describe("signup questions", () => {
  test("start where the account was created, and continue in order", async () => {
    const member = await newMember(service);
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

  test.each([
    "job-opportunity",
    "time-to-switzerland",
    "commitment",
    "good-news",
    "bad-news",
    "payment",
    "welcome",
  ])("cannot be skipped up to %s", async (step) => {
    const member = await newMember(service);
    const { status, body } = await member.send(step, {});
    expect([status, body.code]).toEqual([409, "signup.step_ahead"]);
    expect((await member.read(step)).body.shown.step).toBe("european-passport");
  });

  test.each([
    ["yes", "searching", "good-news"],
    ["no", "contract", "good-news"],
    ["in_process", "searching", "good-news"],
    ["no", "searching", "bad-news"],
    ["no", "study", "good-news"],
  ])(
    "about passport %s and work %s end in %s, then payment and welcome",
    async (passport, job, news) => {
      const member = await newMember(service);
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

  test("name each invalid field", async () => {
    const member = await newMember(service);
    const { status, body } = await member.send("european-passport", { passport: "yes" });
    expect([status, body.fields]).toEqual([400, { country: "choice.missing" }]);
  });

  test("keep the input of a member who leaves, and can be changed any time", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "searching");
    await member.send("commitment", { hours: "over_10", german: "?" }, true);
    expect((await member.read("commitment")).body).toMatchObject({
      shown: { step: "commitment" },
      answers: { hours: "over_10", german: "A1", passport: "no" },
    });
    await member.send("european-passport", { passport: "yes", country: "PT" });
    expect((await member.read()).body.shown.step).toBe("good-news");
  });

  test("belong to the logged-in member, and are sealed in the database", async () => {
    const member = await newMember(service);
    const other = await newMember(service);
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

  test("are open to members who never started them", async () => {
    const { email } = await service.createMember();
    const member = memberOf(service, (await service.login(email)).accessToken);
    expect((await member.read()).body).toMatchObject({ isBegun: false });
    expect((await member.send("european-passport", { passport: "no" })).status).toBe(200);
    expect((await member.read()).body).toMatchObject({ isBegun: true });
  });

  test("are refused without a session", async () => {
    for (const answer of [
      await memberOf(service, "at_nobody").read(),
      await memberOf(service, "at_nobody").send("payment"),
      await memberOf(service, "at_nobody").report(),
    ]) {
      expect(answer.status).toBe(401);
    }
  });
});

const editorial = ["sort", "conditions", "status", "lawNote", "contradicts"];

describe("signup report", () => {
  test("is missing before passport and work are answered", async () => {
    const member = await newMember(service);
    await member.send("european-passport", { passport: "no" });
    expect((await member.report()).body).toEqual({
      report: null,
      hasChanged: false,
      answers: { passport: "no" },
    });
  });

  test("shows rule, source and review as editors wrote them", async () => {
    const member = await newMember(service);
    await answerAll(member, "in_process", "searching");
    const { report } = (await member.report()).body;
    expect(report?.isGood).toBe(true);
    expect(report?.rules.map(({ code }) => code)).toEqual(["G3", "B1"]);
    const rule = seededTexts.rules.find(({ code }) => code === "G3");
    const received = Object.fromEntries(
      Object.entries(rule ?? {}).filter(([name]) => !editorial.includes(name)),
    );
    expect(report?.rules[0]).toEqual({ ...received, isReserved: false });
  });

  test.each([
    ["B", "good-news", "G6"],
    ["F", "good-news", "G9"],
    ["N", "bad-news", "B4"],
    [undefined, "good-news", "G11"],
  ])("tells a worker with permit %s in %s what %s says", async (permit, news, code) => {
    const member = await newMember(service);
    const { shown } = (await answerAll(member, "no", "working", permit)).body;
    expect(shown.step).toBe(news);
    const { report } = (await member.report()).body;
    expect(report?.rules.map((rule) => rule.code)).toEqual([code]);
  });

  test("ignores a permit given before another answer changed", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "working", "N");
    await member.send("job-opportunity", { job: "searching" });
    const { report } = (await member.report()).body;
    expect(report?.rules.map(({ code }) => code)).toEqual(["B1"]);
  });

  test("removes a permit that the member no longer wants to say", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "working", "N");
    const { answers } = (await member.send("job-opportunity", { job: "working", permit: null }))
      .body;
    expect(answers.permit).toBeUndefined();
    const { report } = (await member.report()).body;
    expect(report?.rules.map(({ code }) => code)).toEqual(["G11"]);
  });

  test("leaves a fingerprint in the database that can't be computed from the rules alone", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "working", "N");
    await member.send("bad-news");
    const { report } = (await member.report()).body;
    const { version, ...rest } = report ?? { version: "" };
    const [row] = await service.database.db
      .select()
      .from(memberAnswers)
      .where(eq(memberAnswers.userId, member.id));
    expect(row?.reportVersion).toBe(version);
    const guessed = createHash("sha256").update(JSON.stringify(rest)).digest("base64url");
    expect(guessed.startsWith(version)).toBe(false);
  });

  test("is computed again when the rules change, and says so", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "searching");
    await member.send("bad-news");
    expect((await member.report()).body.hasChanged).toBe(false);

    for (const rule of service.directus.reportTexts.eligibility_rules as {
      code: string;
      title: string;
    }[]) {
      if (rule.code === "B1") rule.title = "Há um contingente novo";
    }
    service.clock.advance(60_000);
    const changed = (await member.report()).body;
    expect(changed.hasChanged).toBe(true);
    expect(changed.report?.rules[0]?.title).toBe("Há um contingente novo");

    expect((await member.markRead()).status).toBe(204);
    expect((await member.report()).body.hasChanged).toBe(false);
  });

  test("stays the same for members not affected by a change", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "searching");
    await member.send("bad-news");
    for (const rule of service.directus.reportTexts.eligibility_rules as {
      code: string;
      title: string;
    }[]) {
      if (rule.code === "G1") rule.title = "Outro título";
    }
    service.clock.advance(60_000);
    expect((await member.report()).body.hasChanged).toBe(false);
  });

  test("counts the length of stay from the given month", async () => {
    const member = await newMember(service);
    await member.send("european-passport", { passport: "yes", country: "CH" });
    await member.send("job-opportunity", { job: "study" });
    await member.send("time-to-switzerland", { time: "there", since: "2026-09", cantons: [] });
    const received = (await member.report()).body.report?.sentences.map(({ code }) => code);
    expect(received).toContain("prazo-aqui-recente");
    expect(received).toContain("trabalho-estudo-suico");
  });

  test("changes the news when a rule change affects them", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "searching");
    for (const rule of service.directus.reportTexts.eligibility_rules as {
      code: string;
      outcome: string;
    }[]) {
      if (rule.code === "B1") rule.outcome = "conditional";
    }
    service.clock.advance(60_000);
    expect((await member.read()).body.shown.step).toBe("good-news");
  });

  test("uses the last known rules while Directus is unavailable", async () => {
    const member = await newMember(service);
    await answerAll(member, "no", "searching");
    service.directus.mode = "failing";
    service.clock.advance(4_000);
    const { status, body } = await member.report();
    service.directus.mode = "up";
    expect([status, body.report?.rules[0]?.code]).toEqual([200, "B1"]);
  });

  test("continues without news if no rule applies", async () => {
    service.directus.reportTexts.eligibility_rules = [];
    const member = await newMember(service);
    expect((await answerAll(member, "no", "searching")).body.shown.step).toBe("payment");
    expect((await member.report()).body.report).toBeNull();
  });
});
