import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { Login } from "../../modules/sessions/login.ts";
import type { SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { clientAddressKey } from "../client-address.ts";

export interface UsersV1Deps {
  login: Login;
  sessions: SessionsService;
  internalKey: string;
}

const loginShape = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(1_024),
});
const smallBodyBytes = 16_384;

/** `/api/users/v1`: log in, check, renew and end a session. */
export async function usersV1(app: FastifyInstance, deps: UsersV1Deps): Promise<void> {
  const { login, sessions, internalKey } = deps;

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post("/login", { bodyLimit: smallBodyBytes }, async (request) => {
    const parsed = loginShape.safeParse(request.body);
    if (!parsed.success) throw new ServiceError("validation_failed");
    const addressKey = clientAddressKey(request, internalKey);
    return login(parsed.data, { addressKey, requestId: request.id });
  });

  app.get("/check-access-token", (request) => sessions.check(requireBearer(request)));

  app.post("/login-with-access-token", { bodyLimit: smallBodyBytes }, (request) =>
    sessions.renew(requireBearer(request), request.id),
  );

  app.post("/logout", { bodyLimit: smallBodyBytes }, async (request, reply) => {
    await sessions.end(requireBearer(request), request.id);
    return reply.code(204).send();
  });
}
