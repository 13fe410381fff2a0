import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  memberReport,
  previewInput,
  reportPreview,
  accountInput,
  confirmCodeInput,
  confirmLinkInput,
  linkReading,
  linkUsed,
  memberSignup,
  memberStepInput,
  signupQuery,
  signupStarted,
  signupStartInput,
  visitorSignup,
  visitorStepInput,
} from "../../../../contract/api/signup-v1.ts";
import { loginGrant } from "../../../../contract/api/users-v1.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import { ServiceError } from "../../../errors.ts";
import type { AssessedAnswers } from "../../switzerland/eligibility/conditions.ts";
import type { ReportPreview } from "../../switzerland/eligibility/preview.ts";
import type { EmailConfirmation } from "./confirm-email.ts";
import type { CreateAccount } from "./create-account.ts";
import type { MemberSignupService } from "./member-signup.service.ts";
import type { CountSignup } from "./signup-limits.ts";
import type { SignupService } from "./signup.service.ts";
import type { RequestedStep } from "./signup-steps.ts";
import type { UserRow } from "../../../db/schema.ts";
import type { LoginGrant, SessionsService } from "../../identity/sessions/sessions.service.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { clientAddressKey } from "../../../http/client.ts";
import { requireInternalKey } from "../../../http/internal-key.ts";

export type SignupV1Deps = {
  signup: SignupService;
  confirmation: EmailConfirmation;
  createAccount: CreateAccount;
  members: MemberSignupService;
  /** @throws {ServiceError} `forbidden` for users who are not editors */
  previewReport: (userId: string, answers: AssessedAnswers) => Promise<ReportPreview>;
  count: CountSignup;
  sessions: SessionsService;
  logIn: (user: UserRow, request: FastifyRequest) => Promise<LoginGrant>;
  internalKey: string;
};

const deviceToken = z.string().regex(/^[\w-]{43}$/);
const SMALL_BODY_BYTES = 16_384;

/**
 * `/api/signup/v1`: the wizard. Before the account exists, only the app may call it (`x-portal-internal`),
 * with the device's token in `x-portal-signup`; afterwards the member, by bearer.
 */
export async function signupV1(app: FastifyInstance, deps: SignupV1Deps): Promise<void> {
  const { signup, confirmation, members, sessions, internalKey } = deps;
  const addressOf = (request: FastifyRequest) => clientAddressKey(request, internalKey);
  const post = { bodyLimit: SMALL_BODY_BYTES };

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.register(async (plain) => {
    const visitors = plain.withTypeProvider<AnswerTypes>();
    visitors.addHook("onRequest", async (request) => {
      requireInternalKey(request, internalKey);
    });

    visitors.post("/drafts", { ...post, schema: answers(signupStarted) }, async (request) => {
      const input = requireShape(signupStartInput, request.body);
      return signup.start(input.referral, addressOf(request));
    });

    visitors.get("/draft", { schema: answers(visitorSignup) }, async (request) =>
      signup.read(requireDevice(request), requestedStep(request)),
    );

    visitors.post("/draft/steps", { ...post, schema: answers(visitorSignup) }, async (request) => {
      const sent = requireShape(visitorStepInput, request.body);
      return signup.save(requireDevice(request), sent, addressOf(request));
    });

    visitors.post("/draft/resend", { ...post, schema: answers(visitorSignup) }, async (request) =>
      signup.resend(requireDevice(request), addressOf(request)),
    );

    visitors.post("/draft/code", { ...post, schema: answers(visitorSignup) }, async (request) => {
      const { code } = requireShape(confirmCodeInput, request.body);
      return signup.confirmByCode(requireDevice(request), code, addressOf(request));
    });

    visitors.post("/draft/account", { ...post, schema: answers(loginGrant) }, async (request) => {
      const { password } = requireShape(accountInput, request.body);
      const token = requireDevice(request);
      return deps.logIn(await deps.createAccount(token, password, addressOf(request)), request);
    });

    visitors.post("/links/read", { ...post, schema: answers(linkReading) }, async (request) => {
      const { token } = requireShape(confirmLinkInput, request.body);
      await deps.count("guess", addressOf(request));
      return confirmation.readLink(token);
    });

    visitors.post("/links/resend", post, async (request, reply) => {
      const { token } = requireShape(confirmLinkInput, request.body);
      await deps.count("guess", addressOf(request));
      await signup.resendByLink(token, addressOf(request));
      return reply.code(204).send();
    });

    visitors.post("/links/use", { ...post, schema: answers(linkUsed) }, async (request) => {
      const { token } = requireShape(confirmLinkInput, request.body);
      await deps.count("guess", addressOf(request));
      return confirmation.byLink(token, findDevice(request));
    });
  });

  const requireMember = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/member", { schema: answers(memberSignup) }, async (request) =>
    members.read(await requireMember(request), requestedStep(request)),
  );

  typed.post("/member/steps", { ...post, schema: answers(memberSignup) }, async (request) => {
    const userId = await requireMember(request);
    return members.save(userId, requireShape(memberStepInput, request.body));
  });

  typed.get("/member/report", { schema: answers(memberReport) }, async (request) =>
    members.report(await requireMember(request)),
  );

  typed.post("/preview", { ...post, schema: answers(reportPreview) }, async (request) => {
    const userId = await requireMember(request);
    return deps.previewReport(userId, requireShape(previewInput, request.body));
  });

  app.post("/member/report/read", post, async (request, reply) => {
    await members.markReportRead(await requireMember(request));
    return reply.code(204).send();
  });
}

function requestedStep(request: FastifyRequest): RequestedStep {
  return requireShape(signupQuery, request.query).step;
}

function findDevice(request: FastifyRequest): string | null {
  return deviceToken.safeParse(request.headers["x-portal-signup"]).data ?? null;
}

function requireDevice(request: FastifyRequest): string {
  const token = findDevice(request);
  if (!token) throw new ServiceError("signup.no_draft");
  return token;
}
