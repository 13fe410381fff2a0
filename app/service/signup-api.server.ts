import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import { visitorHeaders, type Visitor } from "~/http/visitor";
import {
  memberReport,
  reportPreview,
  type MemberReport,
  type ReportPreview,
  linkReading,
  linkUsed,
  memberSignup,
  signupStarted,
  visitorSignup,
  type LinkReading,
  type MemberSignup,
  type VisitorSignup,
} from "../../contract/api/signup-v1.ts";
import { loginGrant, type LoginGrant } from "../../contract/api/users-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";

export type {
  EligibilityReport,
  MemberReport,
  ReportPreview,
  ReportRule,
  ReportSentence,
  ReportStep,
  TextSource,
  LinkReading,
  MemberAnswers,
  MemberSignup,
  ShownStep,
  VisitorSignup,
} from "../../contract/api/signup-v1.ts";

export type StepSent = {
  step: string;
  values: Record<string, unknown>;
  /** Saves the valid fields of an incomplete step without advancing. */
  isKeptOnly?: boolean;
  /** Value of the honeypot field, which people do not see. */
  trap?: string;
};

export type SignupDevice = { token: string | null; visitor: Visitor };

/** Argon2, Directus and the check for leaked passwords are slow. */
const ACCOUNT_TIMEOUT_MS = 15_000;

export function createSignupApi({ send, internalKey, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string) => `api/signup/v1/${name}`;
  const stepQuery = (step: string | null) => (step ? `?step=${encodeURIComponent(step)}` : "");

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
      return ask(signupStarted, path("drafts"), {
        ...post,
        ...asDevice(device),
        body: { referral },
      });
    },
    readDraft(device: SignupDevice, step: string | null): Promise<JsonResult<VisitorSignup>> {
      return ask(visitorSignup, path(`draft${stepQuery(step)}`), asDevice(device));
    },
    saveDraftStep(device: SignupDevice, sent: StepSent): Promise<JsonResult<VisitorSignup>> {
      return ask(visitorSignup, path("draft/steps"), { ...post, ...asDevice(device), body: sent });
    },
    resend(device: SignupDevice): Promise<JsonResult<VisitorSignup>> {
      return ask(visitorSignup, path("draft/resend"), { ...post, ...asDevice(device), body: {} });
    },
    confirmByCode(device: SignupDevice, code: string): Promise<JsonResult<VisitorSignup>> {
      return ask(visitorSignup, path("draft/code"), {
        ...post,
        ...asDevice(device),
        body: { code },
      });
    },
    createAccount(
      device: SignupDevice,
      password: string,
      idempotencyKey: string,
    ): Promise<JsonResult<LoginGrant>> {
      return ask(loginGrant, path("draft/account"), {
        ...post,
        ...asDevice(device),
        body: { password },
        idempotencyKey,
        timeoutMs: ACCOUNT_TIMEOUT_MS,
      });
    },
    readLink(device: SignupDevice, token: string): Promise<JsonResult<LinkReading>> {
      return ask(linkReading, path("links/read"), {
        ...post,
        ...asDevice(device),
        body: { token },
      });
    },
    useLink(
      device: SignupDevice,
      token: string,
    ): Promise<JsonResult<{ deviceToken: string | null }>> {
      return ask(linkUsed, path("links/use"), { ...post, ...asDevice(device), body: { token } });
    },
    resendByLink(device: SignupDevice, token: string): Promise<JsonResult<null>> {
      return ask(z.null(), path("links/resend"), { ...post, ...asDevice(device), body: { token } });
    },
    readMember(step: string | null): Promise<JsonResult<MemberSignup>> {
      return ask(memberSignup, path(`member${stepQuery(step)}`), { bearer });
    },
    saveMemberStep(sent: StepSent): Promise<JsonResult<MemberSignup>> {
      return ask(memberSignup, path("member/steps"), { ...post, bearer, body: sent });
    },
    readReport(): Promise<JsonResult<MemberReport>> {
      return ask(memberReport, path("member/report"), { bearer });
    },
    previewReport(answers: Record<string, string[]>): Promise<JsonResult<ReportPreview>> {
      return ask(reportPreview, path("preview"), { ...post, bearer, body: answers });
    },
    markReportRead(): Promise<JsonResult<null>> {
      return ask(z.null(), path("member/report/read"), { ...post, bearer, body: {} });
    },
  };
}

export type SignupApi = ReturnType<typeof createSignupApi>;
