import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { ServiceError } from "../../errors.ts";
import type { NoteRefusedPage } from "../../modules/audit/note-refused-page.ts";
import type { ChangePassword } from "../../modules/credentials/change-password.ts";
import type { SecondFactorService } from "../../modules/second-factor/second-factor.service.ts";
import type { OwnSessions } from "../../modules/sessions/own-sessions.ts";
import type { SessionHolder, SessionsService } from "../../modules/sessions/sessions.service.ts";
import { requireBearer } from "../bearer.ts";
import { clientOf } from "../client.ts";

export interface SecurityV1Deps {
  sessions: SessionsService;
  ownSessions: OwnSessions;
  secondFactor: SecondFactorService;
  changePassword: ChangePassword;
  noteRefusedPage: NoteRefusedPage;
  internalKey: string;
}

const password = z.string().min(1).max(1_024);
const asked = z.object({ currentPassword: password });
const passkeyId = z.string().regex(/^[\w-]{1,1400}$/);
const passkeyName = z.string().trim().min(1).max(60);
const shapes = {
  changePassword: asked.extend({ newPassword: z.string().max(1_024) }),
  session: z.object({ sessionId: z.guid() }),
  code: z.object({ code: z.string().min(1).max(20) }),
  newPasskey: z.object({
    challenge: z.string().max(200),
    response: z.looseObject({ id: z.string() }),
    name: passkeyName,
  }),
  passkeyName: z.object({ id: passkeyId, name: passkeyName }),
  removePasskey: asked.extend({ id: passkeyId }),
};
const bodyLimit = 32_768;

/** `/api/security/v1` (bearer): a member's sessions, password and second factor. */
export async function securityV1(app: FastifyInstance, deps: SecurityV1Deps): Promise<void> {
  const { sessions, ownSessions, secondFactor, internalKey } = deps;
  const holderOf = (request: FastifyRequest): Promise<SessionHolder> =>
    sessions.requireHolder(requireBearer(request));

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  function post<Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    work: (holder: SessionHolder, body: z.output<Shape>, request: FastifyRequest) => unknown,
  ): void {
    app.post(path, { bodyLimit }, async (request) => {
      const holder = await holderOf(request);
      const parsed = shape.safeParse(request.body);
      if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
      return (await work(holder, parsed.data, request)) ?? {};
    });
  }

  app.get("/", async (request) => {
    const holder = await holderOf(request);
    const [open, state] = await Promise.all([
      ownSessions.list(holder),
      secondFactor.stateOf(holder.userId),
    ]);
    return { sessions: open, secondFactor: state };
  });

  post("/sessions/end", shapes.session, (holder, { sessionId }) =>
    ownSessions.endOne(holder, sessionId),
  );
  post("/sessions/end-others", z.unknown(), (holder) => ownSessions.endOthers(holder));
  post("/refused-page", z.unknown(), ({ userId }, _body, request) =>
    deps.noteRefusedPage(userId, clientOf(request, internalKey)),
  );
  post("/password", shapes.changePassword, (holder, body, request) =>
    deps.changePassword(holder, body, clientOf(request, internalKey)),
  );
  post("/codes/begin", asked, ({ userId }, body) =>
    secondFactor.beginCodes(userId, body.currentPassword),
  );
  post("/codes/confirm", shapes.code, async ({ userId }, { code }, request) => ({
    recoveryCodes: await secondFactor.confirmCodes(userId, code, clientOf(request, internalKey)),
  }));
  post("/codes/off", asked, ({ userId }, { currentPassword }, request) =>
    secondFactor.turnCodesOff(userId, currentPassword, clientOf(request, internalKey)),
  );
  post("/recovery-codes", asked, async ({ userId }, { currentPassword }, request) => ({
    recoveryCodes: await secondFactor.renewRecoveryCodes(
      userId,
      currentPassword,
      clientOf(request, internalKey),
    ),
  }));
  post("/passkeys/begin", asked, ({ userId }, { currentPassword }) =>
    secondFactor.beginPasskey(userId, currentPassword),
  );
  post("/passkeys/finish", shapes.newPasskey, ({ userId }, answer, request) =>
    secondFactor.finishPasskey(userId, answer, clientOf(request, internalKey)),
  );
  post("/passkeys/rename", shapes.passkeyName, ({ userId }, { id, name }) =>
    secondFactor.renamePasskey(userId, id, name),
  );
  post("/passkeys/remove", shapes.removePasskey, ({ userId }, body, request) =>
    secondFactor.removePasskey(userId, body, clientOf(request, internalKey)),
  );
}
