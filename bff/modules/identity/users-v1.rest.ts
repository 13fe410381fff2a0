import type { FastifyInstance } from "fastify";
import { passkeyCeremony } from "../../../contract/api/security-v1.ts";
import {
  loginCodeInput,
  loginGrant,
  loginInput,
  loginPasskeyInput,
  sessionCheck,
  sessionGrant,
} from "../../../contract/api/users-v1.ts";
import { answers, requireShape } from "../../http/shapes.ts";
import type { AnswerTypes } from "../../http/shapes.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import type { Passkeys } from "./second-factor/passkeys.ts";
import type { SecondFactorLogin } from "./second-factor/second-factor-login.ts";
import type { Login } from "./sessions/login.ts";
import type { SessionsService } from "./sessions/sessions.service.ts";
import { requireBearer } from "../../http/bearer.ts";
import { clientOf } from "../../http/client.ts";

export type UsersV1Deps = {
  login: Login;
  secondFactorLogin: SecondFactorLogin;
  passkeys: Pick<Passkeys, "startLogin">;
  passkeyLoginLimit: RateLimit;
  sessions: SessionsService;
  internalKey: string;
};

const BODY_LIMIT_BYTES = 16_384;

export async function usersV1(app: FastifyInstance, deps: UsersV1Deps): Promise<void> {
  const { login, secondFactorLogin, sessions, internalKey } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.post(
    "/login",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(loginGrant) },
    async (request) =>
      login(requireShape(loginInput, request.body), clientOf(request, internalKey)),
  );

  typed.post(
    "/login/code",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(loginGrant) },
    async (request) =>
      secondFactorLogin.byCode(
        requireShape(loginCodeInput, request.body),
        clientOf(request, internalKey),
      ),
  );

  typed.post(
    "/login/passkey/begin",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(passkeyCeremony) },
    async (request) => {
      await deps.passkeyLoginLimit(clientOf(request, internalKey).addressKey);
      return deps.passkeys.startLogin();
    },
  );

  typed.post(
    "/login/passkey",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(loginGrant) },
    async (request) =>
      secondFactorLogin.byPasskey(
        requireShape(loginPasskeyInput, request.body),
        clientOf(request, internalKey),
      ),
  );

  typed.get("/check-access-token", { schema: answers(sessionCheck) }, (request) =>
    sessions.check(requireBearer(request)),
  );

  typed.post(
    "/login-with-access-token",
    { bodyLimit: BODY_LIMIT_BYTES, schema: answers(sessionGrant) },
    (request) => sessions.renew(requireBearer(request), request.id),
  );

  app.post("/logout", { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    await sessions.end(requireBearer(request), request.id);
    return reply.code(204).send();
  });
}
