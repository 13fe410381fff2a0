import { bearer } from "../service.ts";
import type { TestService } from "../service.ts";
import { createVisitor, newEmail, readMail } from "./signup-visitor.ts";

export type MemberAnswer = {
  status: number;
  body: {
    code: string;
    fields: Record<string, string>;
    shown: { step: string; place: number; back: string | null };
    isBegun: boolean;
    answers: Record<string, unknown>;
    hasChanged: boolean;
    report: {
      isGood: boolean;
      version: string;
      rules: { code: string; title: string }[];
      sentences: { code: string }[];
    } | null;
    notes: Record<string, { status: string; lawNote: string | null }>;
    contradictions: [string, string][];
  };
};

/** A member's signup steps, through the service's routes. */
export function memberOf(service: TestService, accessToken: string) {
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
    send: (step: string, values: object = {}, isSavedOnly = false) =>
      call("POST", "member/steps", { step, values, isKeptOnly: isSavedOnly }),
    report: () => call("GET", "member/report"),
    preview: (answers: object) => call("POST", "preview", answers),
    markRead: () => call("POST", "member/report/read", {}),
  };
}

export type Member = ReturnType<typeof memberOf>;

/** A member who has just created an account through the signup. */
export async function newMember(service: TestService) {
  const email = newEmail();
  const visitor = createVisitor(service);
  await visitor.start("feira26");
  await visitor.sendName();
  service.clock.advance(30_000);
  await visitor.sendEmail(email);
  await visitor.code(readMail((await service.smtp.next(email)).text).code);
  const { body: grant } = await visitor.createAccount();
  return { ...memberOf(service, grant.accessToken), id: grant.id, email };
}

export const time = { time: "3_6", cantons: ["ZH", "VD"] };
export const commitment = {
  hours: "3_5",
  german: "A1",
  french: "unknown",
  italian: "A0",
  goals: ["job"],
};

export async function answerAll(member: Member, passport: string, job: string, permit?: string) {
  await member.send("european-passport", {
    passport,
    ...(passport === "yes" && { country: "IT" }),
  });
  await member.send("job-opportunity", { job, permit });
  await member.send("time-to-switzerland", time);
  return member.send("commitment", commitment);
}
