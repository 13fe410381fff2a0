import type { JsonClient, JsonResult } from "~/http/json-client.server";
import { visitorHeaders, type Visitor } from "~/http/visitor";
import type { LoginGrant } from "./users-api.server";

export type SignupStep =
  | "intro"
  | "name"
  | "email"
  | "confirm-email"
  | "create-account"
  | "european-passport"
  | "job-opportunity"
  | "time-to-switzerland"
  | "commitment"
  | "good-news"
  | "bad-news"
  | "payment"
  | "welcome";

/** What the service says is to be shown; `done` is behind the last step. */
export type ShownStep = { step: SignupStep | "done"; place: number; back: SignupStep | null };

/** A signup before there is an account. */
export type VisitorSignup = {
  shown: ShownStep;
  hasAccount: boolean;
  answers: {
    firstName?: string;
    lastName?: string;
    email?: string;
    acceptsTerms: boolean;
    wantsNewsletter: boolean;
  };
  /** ISO; null before the first mail. */
  resendAt: string | null;
};

export type MemberAnswers = {
  passport?: string;
  country?: string;
  job?: string;
  permit?: string;
  time?: string;
  since?: string;
  cantons?: string[];
  hours?: string;
  german?: string;
  french?: string;
  italian?: string;
  goals?: string[];
};

/** The part that belongs to the account. */
export type MemberSignup = { shown: ShownStep; isBegun: boolean; answers: MemberAnswers };

export type ReportRule = {
  code: string;
  outcome: "good" | "conditional" | "bad";
  title: string;
  rule: string;
  possible: string[];
  limits: string[];
  illegal: string | null;
  realisticTime: string | null;
  steps: { text: string; url?: string }[];
  sourceName: string;
  sourceUrl: string;
  /** ISO dates. */
  reviewedAt: string;
  reviewDueAt: string;
};

export type EligibilityReport = { version: string; isGood: boolean; rules: ReportRule[] };
export type MemberReport = { report: EligibilityReport | null; hasChanged: boolean };

export type LinkReading = {
  state: "valid" | "expired" | "used" | "replaced" | "unknown";
  email: string | null;
  firstName: string | null;
  startedAt: string | null;
};

export type StepSent = {
  step: string;
  values: Record<string, unknown>;
  /** Keeps what is right of a half-filled step and goes no further. */
  isKeptOnly?: boolean;
  /** What the field says that people do not see. */
  trap?: string;
};

/** A visitor's device: the token of its draft, if it has one, and who it is to the service. */
export type SignupDevice = { token: string | null; visitor: Visitor };

/** Argon2, Directus and the list of leaked passwords take their time. */
const ACCOUNT_TIMEOUT_MS = 15_000;

/** The service's `api/signup/v1`. */
export function createSignupApi(send: JsonClient, internalKey: string) {
  const path = (name: string) => `api/signup/v1/${name}`;
  const wanted = (step: string | null) => (step ? `?step=${encodeURIComponent(step)}` : "");

  function asDevice({ token, visitor }: SignupDevice) {
    const headers = visitorHeaders(internalKey, visitor);
    return { headers: { ...headers, ...(token && { "x-portal-signup": token }) } };
  }

  const post = { method: "POST" } as const;
  return {
    start(
      device: SignupDevice,
      referral: string | null,
    ): Promise<JsonResult<{ token: string; signup: VisitorSignup }>> {
      return send(path("drafts"), { ...post, ...asDevice(device), body: { referral } });
    },
    readDraft(device: SignupDevice, step: string | null): Promise<JsonResult<VisitorSignup>> {
      return send(path(`draft${wanted(step)}`), asDevice(device));
    },
    saveDraftStep(device: SignupDevice, sent: StepSent): Promise<JsonResult<VisitorSignup>> {
      return send(path("draft/steps"), { ...post, ...asDevice(device), body: sent });
    },
    resend(device: SignupDevice): Promise<JsonResult<VisitorSignup>> {
      return send(path("draft/resend"), { ...post, ...asDevice(device), body: {} });
    },
    confirmByCode(device: SignupDevice, code: string): Promise<JsonResult<VisitorSignup>> {
      return send(path("draft/code"), { ...post, ...asDevice(device), body: { code } });
    },
    createAccount(
      device: SignupDevice,
      password: string,
      idempotencyKey: string,
    ): Promise<JsonResult<LoginGrant>> {
      return send(path("draft/account"), {
        ...post,
        ...asDevice(device),
        body: { password },
        idempotencyKey,
        timeoutMs: ACCOUNT_TIMEOUT_MS,
      });
    },
    readLink(device: SignupDevice, token: string): Promise<JsonResult<LinkReading>> {
      return send(path("links/read"), { ...post, ...asDevice(device), body: { token } });
    },
    useLink(
      device: SignupDevice,
      token: string,
    ): Promise<JsonResult<{ deviceToken: string | null }>> {
      return send(path("links/use"), { ...post, ...asDevice(device), body: { token } });
    },
    resendByLink(device: SignupDevice, token: string): Promise<JsonResult<null>> {
      return send(path("links/resend"), { ...post, ...asDevice(device), body: { token } });
    },
    readMember(bearer: string, step: string | null): Promise<JsonResult<MemberSignup>> {
      return send(path(`member${wanted(step)}`), { bearer });
    },
    saveMemberStep(bearer: string, sent: StepSent): Promise<JsonResult<MemberSignup>> {
      return send(path("member/steps"), { ...post, bearer, body: sent });
    },
    readReport(bearer: string): Promise<JsonResult<MemberReport>> {
      return send(path("member/report"), { bearer });
    },
    markReportRead(bearer: string): Promise<JsonResult<null>> {
      return send(path("member/report/read"), { ...post, bearer, body: {} });
    },
  };
}

export type SignupApi = ReturnType<typeof createSignupApi>;
