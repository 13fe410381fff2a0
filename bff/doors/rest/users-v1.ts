import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { RequireFew } from "../../limits/limit.ts";
import type { Passkeys } from "../../modules/second-factor/passkeys.ts";
import type { SecondFactorLogin } from "../../modules/second-factor/second-factor-login.ts";
import type { Login } from "../../modules/sessions/login.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { clientOf } from "../client.ts";

export interface UsersV1Deps {
  login: Login;
  secondFactorLogin: SecondFactorLogin;
  passkeys: Pick<Passkeys, "beginLogin">;
  /** Passkey logins begun from one address. */
  requireFewPasskeyLogins: RequireFew;
  sessions: SessionsService;
  internalKey: string;
}

const deviceToken = z.string().max(200).nullish().default(null);
const challenge = z.string().min(1).max(200);
const loginShape = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(1_024),
  deviceToken,
});
const codeShape = z.object({ challenge, code: z.string().min(1).max(20), deviceToken });
const passkeyShape = z.object({
  challenge,
  response: z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) }),
  deviceToken,
});
const bodyLimit = 16_384;

/** `/api/users/v1`: log in, check, renew and end a session. */
export async function usersV1(app: FastifyInstance, deps: UsersV1Deps): Promise<void> {
  const { login, secondFactorLogin, sessions, internalKey } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post("/login", { bodyLimit }, async (request) =>
    login(parse(loginShape, request.body), clientOf(request, internalKey)),
  );

  app.post("/login/code", { bodyLimit }, async (request) =>
    secondFactorLogin.byCode(parse(codeShape, request.body), clientOf(request, internalKey)),
  );

  app.post("/login/passkey/begin", { bodyLimit }, async (request) => {
    await deps.requireFewPasskeyLogins(clientOf(request, internalKey).addressKey);
    return deps.passkeys.beginLogin();
  });

  app.post("/login/passkey", { bodyLimit }, async (request) =>
    secondFactorLogin.byPasskey(parse(passkeyShape, request.body), clientOf(request, internalKey)),
  );

  app.get("/check-access-token", (request) => sessions.check(requireBearer(request)));

  app.post("/login-with-access-token", { bodyLimit }, (request) =>
    sessions.renew(requireBearer(request), request.id),
  );

  app.post("/logout", { bodyLimit }, async (request, reply) => {
    await sessions.end(requireBearer(request), request.id);
    return reply.code(204).send();
  });
}

function parse<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data;
}
