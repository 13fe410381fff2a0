import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { EmailConfirmation } from "../../modules/signup/confirm-email.ts";
import type { CreateAccount } from "../../modules/signup/create-account.ts";
import { memberSteps } from "../../modules/signup/member-signup.service.ts";
import type { MemberSignupService } from "../../modules/signup/member-signup.service.ts";
import type { CountSignup } from "../../modules/signup/signup-limits.ts";
import type { SignupService } from "../../modules/signup/signup.service.ts";
import { signupSteps } from "../../modules/signup/signup-steps.ts";
import type { WantedStep } from "../../modules/signup/signup-steps.ts";
import type { UserRow } from "../../db/schema.ts";
import type { LoginGrant, SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { clientAddressKey } from "../client-address.ts";
import { isSameSecret } from "../internal-key.ts";

export interface SignupV1Deps {
  signup: SignupService;
  confirmation: EmailConfirmation;
  createAccount: CreateAccount;
  members: MemberSignupService;
  count: CountSignup;
  sessions: SessionsService;
  /** Opens the first session of a new account. */
  logIn: (user: UserRow, request: FastifyRequest) => Promise<LoginGrant>;
  internalKey: string;
}

const deviceToken = z.string().regex(/^[\w-]{43}$/);
const linkToken = z.string().regex(/^[\w-]{20,64}$/);
const referral = z
  .string()
  .regex(/^[a-z0-9]{4,12}$/)
  .nullable();
const values = z.record(z.string(), z.unknown());

const wantedShape = z.object({
  step: z
    .enum([...signupSteps, "report"])
    .nullable()
    .catch(null),
});
const startShape = z.strictObject({ referral });
const visitorStepShape = z.strictObject({
  step: z.enum(["name", "email"]),
  values,
  isKeptOnly: z.boolean().default(false),
  trap: z.string().max(500).default(""),
});
const memberStepShape = z.strictObject({
  step: z.enum(memberSteps),
  values,
  isKeptOnly: z.boolean().default(false),
});
const codeShape = z.strictObject({ code: z.string().max(20) });
const linkShape = z.strictObject({ token: linkToken });
const accountShape = z.strictObject({ password: z.string().max(1_024) });
const smallBodyBytes = 16_384;

/**
 * `/api/signup/v1`: the wizard. Before the account the app alone may ask (`x-portal-internal`), with
 * the device's token in `x-portal-signup`; after it, the member by bearer.
 */
export async function signupV1(app: FastifyInstance, deps: SignupV1Deps): Promise<void> {
  const { signup, confirmation, members, sessions, internalKey } = deps;
  const addressOf = (request: FastifyRequest) => clientAddressKey(request, internalKey);
  const post = { bodyLimit: smallBodyBytes };

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.register(async (visitors) => {
    visitors.addHook("onRequest", async (request) => {
      const key = request.headers["x-portal-internal"];
      if (typeof key !== "string" || !isSameSecret(key, internalKey)) {
        throw new ServiceError("auth.invalid_signature");
      }
    });

    visitors.post("/drafts", post, async (request) => {
      const given = requireShape(startShape, request.body);
      return signup.start(given.referral, addressOf(request));
    });

    visitors.get("/draft", async (request) =>
      signup.read(requireDevice(request), wantedStep(request)),
    );

    visitors.post("/draft/steps", post, async (request) => {
      const sent = requireShape(visitorStepShape, request.body);
      return signup.save(requireDevice(request), sent, addressOf(request));
    });

    visitors.post("/draft/resend", post, async (request) =>
      signup.resend(requireDevice(request), addressOf(request)),
    );

    visitors.post("/draft/code", post, async (request) => {
      const { code } = requireShape(codeShape, request.body);
      return signup.confirmByCode(requireDevice(request), code, addressOf(request));
    });

    visitors.post("/draft/account", post, async (request) => {
      const { password } = requireShape(accountShape, request.body);
      const token = requireDevice(request);
      return deps.logIn(await deps.createAccount(token, password, addressOf(request)), request);
    });

    visitors.post("/links/read", post, async (request) => {
      const { token } = requireShape(linkShape, request.body);
      await deps.count("guess", addressOf(request));
      return confirmation.readLink(token);
    });

    visitors.post("/links/resend", post, async (request, reply) => {
      const { token } = requireShape(linkShape, request.body);
      await deps.count("guess", addressOf(request));
      await signup.resendByLink(token, addressOf(request));
      return reply.code(204).send();
    });

    visitors.post("/links/use", post, async (request) => {
      const { token } = requireShape(linkShape, request.body);
      await deps.count("guess", addressOf(request));
      return confirmation.byLink(token, findDevice(request));
    });
  });

  const requireMember = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));

  app.get("/member", async (request) =>
    members.read(await requireMember(request), wantedStep(request)),
  );

  app.post("/member/steps", post, async (request) => {
    const userId = await requireMember(request);
    return members.save(userId, requireShape(memberStepShape, request.body));
  });

  app.get("/member/report", async (request) => members.report(await requireMember(request)));

  app.post("/member/report/read", post, async (request, reply) => {
    await members.markReportRead(await requireMember(request));
    return reply.code(204).send();
  });
}

function requireShape<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data;
}

function wantedStep(request: FastifyRequest): WantedStep {
  return wantedShape.parse(request.query).step;
}

function findDevice(request: FastifyRequest): string | null {
  return deviceToken.safeParse(request.headers["x-portal-signup"]).data ?? null;
}

function requireDevice(request: FastifyRequest): string {
  const token = findDevice(request);
  if (!token) throw new ServiceError("signup.no_draft");
  return token;
}
