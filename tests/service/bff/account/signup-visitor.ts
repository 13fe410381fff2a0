import { randomUUID } from "node:crypto";
import type { TestService } from "../service.ts";

export const goodPassword = "queijo derretido com batata";
export const legal = { termsVersion: "3", privacyVersion: "2" };

/** Any response of the routes; a test checks what it expects. */
export type SignupAnswer = {
  status: number;
  body: {
    code: string;
    fields: Record<string, string>;
    shown: { step: string; place: number; back: string | null };
    answers: Record<string, unknown>;
    hasAccount: boolean;
    state: string;
    token: string;
    signup: { shown: { step: string } };
    deviceToken: string;
    id: string;
    accessToken: string;
    cmsUser: { role: string };
  };
};

/** A browser that signs up through the service's REST routes, as the app calls them. */
export function createVisitor({ app, keys }: TestService) {
  const visitor = {
    token: "",
    address: `203.0.113.${1 + Math.floor(Math.random() * 250)}`,

    async call(method: "GET" | "POST", path: string, payload?: object): Promise<SignupAnswer> {
      const answer = await app.inject({
        method,
        url: `/api/signup/v1/${path}`,
        headers: {
          "x-portal-internal": keys.internal,
          "x-portal-client-address": visitor.address,
          ...(visitor.token && { "x-portal-signup": visitor.token }),
        },
        ...(payload && { payload }),
      });
      const body = (answer.body ? answer.json() : null) as SignupAnswer["body"];
      return { status: answer.statusCode, body };
    },
    async start(referral: string | null = null) {
      const { body } = await visitor.call("POST", "drafts", { referral });
      visitor.token = body.token;
      return body.signup;
    },
    send: (step: string, values: object, more: object = {}) =>
      visitor.call("POST", "draft/steps", { step, values, ...more }),
    sendName: () => visitor.send("name", { firstName: "Ana", lastName: "Souza" }),
    sendEmail: (email: string, more: object = {}) =>
      visitor.send("email", { email, acceptsTerms: true, wantsNewsletter: false, ...legal }, more),
    read: (step = "") => visitor.call("GET", `draft${step && `?step=${step}`}`),
    code: (code: string) => visitor.call("POST", "draft/code", { code }),
    resend: () => visitor.call("POST", "draft/resend", {}),
    createAccount: (password = goodPassword) => visitor.call("POST", "draft/account", { password }),
    readLink: (token: string) => visitor.call("POST", "links/read", { token }),
    useLink: (token: string) => visitor.call("POST", "links/use", { token }),
  };
  return visitor;
}

export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor who has waited as long as a person reads, at the e-mail step. */
export async function visitorAtEmail(service: TestService): Promise<Visitor> {
  const visitor = createVisitor(service);
  await visitor.start();
  await visitor.sendName();
  service.clock.advance(30_000);
  return visitor;
}

/** A visitor who has received the confirmation mail. */
export async function visitorWhoWaits(service: TestService, email = newEmail()) {
  const visitor = await visitorAtEmail(service);
  const { status } = await visitor.sendEmail(email);
  if (status !== 200) throw new Error(`the e-mail step answered ${status}`);
  const mail = readMail((await service.smtp.next(email)).text);
  return { visitor, email, mail };
}

/** A visitor with a confirmed e-mail, at the password step. */
export async function visitorWithPassword(service: TestService, email = newEmail()) {
  const waiting = await visitorWhoWaits(service, email);
  await waiting.visitor.code(waiting.mail.code);
  return waiting;
}

export const newEmail = () => `${randomUUID()}@example.com`;

export function readMail(text: string): { token: string; code: string } {
  return {
    token: /confirm-email\/([\w-]+)/.exec(text)?.[1] ?? "",
    code: /\b(\d{6})\b/.exec(text.replaceAll(/(\d{3}) (\d{3})/g, "$1$2"))?.[1] ?? "",
  };
}
