import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  changePasswordInput,
  codeInput,
  codesStarted,
  currentPasswordInput,
  done,
  newPasskeyInput,
  passkeyCeremony,
  passkeyNameInput,
  passwordChanged,
  recoveryCodes,
  removePasskeyInput,
  securityState,
  sessionInput,
} from "../../../contract/api/security-v1.ts";
import { ServiceError } from "../../errors.ts";
import { answers, requireShape } from "../../http/shapes.ts";
import type { AnswerTypes } from "../../http/shapes.ts";
import type { NoteRefusedPage } from "./audit/audit.ts";
import type { ChangePassword } from "./credentials/change-password.ts";
import type { SecondFactorService } from "./second-factor/second-factor.service.ts";
import type { OwnSessions } from "./sessions/own-sessions.ts";
import type { SessionHolder, SessionsService } from "./sessions/sessions.service.ts";
import { requireBearer } from "../../http/bearer.ts";
import { clientOf } from "../../http/client.ts";

export type SecurityV1Deps = {
  sessions: SessionsService;
  ownSessions: OwnSessions;
  secondFactor: SecondFactorService;
  changePassword: ChangePassword;
  noteRefusedPage: NoteRefusedPage;
  internalKey: string;
};

const BODY_LIMIT_BYTES = 32_768;

export async function securityV1(app: FastifyInstance, deps: SecurityV1Deps): Promise<void> {
  const { sessions, ownSessions, secondFactor, internalKey } = deps;
  const typed = app.withTypeProvider<AnswerTypes>();
  const holderOf = (request: FastifyRequest): Promise<SessionHolder> =>
    sessions.requireHolder(requireBearer(request));

  /**
   * A team member who must use a second factor, and has one, can change it only after a login with it. A
   * stolen password alone is not enough.
   */
  async function requireFactorOfTeam(request: FastifyRequest): Promise<SessionHolder> {
    const holder = await holderOf(request);
    const { teamNeedsSecondFactor } = await sessions.check(requireBearer(request));
    if (!teamNeedsSecondFactor) return holder;
    const { areCodesOn, passkeys } = await secondFactor.stateOf(holder.userId);
    if (areCodesOn || passkeys.length > 0) throw new ServiceError("forbidden");
    return holder;
  }

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  function post<Shape extends z.ZodType, Answer extends z.ZodType>(
    path: string,
    [input, answer]: readonly [Shape, Answer],
    work: (
      holder: SessionHolder,
      body: z.output<Shape>,
      request: FastifyRequest,
    ) => Promise<z.input<Answer> | void>,
  ): void {
    typed.post(
      path,
      { bodyLimit: BODY_LIMIT_BYTES, schema: answers<z.ZodType>(answer) },
      async (request) => {
        const isFactor = /^\/(codes|passkeys|recovery-codes)/.test(path);
        const holder = await (isFactor ? requireFactorOfTeam : holderOf)(request);
        const body = requireShape(input, request.body);
        return (await work(holder, body, request)) ?? {};
      },
    );
  }

  typed.get("/", { schema: answers(securityState) }, async (request) => {
    const holder = await holderOf(request);
    const [open, state] = await Promise.all([
      ownSessions.list(holder),
      secondFactor.stateOf(holder.userId),
    ]);
    return { sessions: open, secondFactor: state };
  });

  post("/sessions/end", [sessionInput, done], (holder, { sessionId }) =>
    ownSessions.endOne(holder, sessionId),
  );
  post("/sessions/end-others", [z.unknown(), done], (holder) => ownSessions.endOthers(holder));
  post("/refused-page", [z.unknown(), done], ({ userId }, _body, request) =>
    deps.noteRefusedPage(userId, clientOf(request, internalKey)),
  );
  post("/password", [changePasswordInput, passwordChanged], (holder, body, request) =>
    deps.changePassword(holder, body, clientOf(request, internalKey)),
  );
  post("/codes/begin", [currentPasswordInput, codesStarted], ({ userId }, body) =>
    secondFactor.beginCodes(userId, body.currentPassword),
  );
  post("/codes/confirm", [codeInput, recoveryCodes], async ({ userId }, { code }, request) => ({
    recoveryCodes: await secondFactor.confirmCodes(userId, code, clientOf(request, internalKey)),
  }));
  post("/codes/off", [currentPasswordInput, done], ({ userId }, { currentPassword }, request) =>
    secondFactor.turnCodesOff(userId, currentPassword, clientOf(request, internalKey)),
  );
  post(
    "/recovery-codes",
    [currentPasswordInput, recoveryCodes],
    async ({ userId }, { currentPassword }, request) => ({
      recoveryCodes: await secondFactor.renewRecoveryCodes(
        userId,
        currentPassword,
        clientOf(request, internalKey),
      ),
    }),
  );
  post(
    "/passkeys/begin",
    [currentPasswordInput, passkeyCeremony],
    ({ userId }, { currentPassword }) => secondFactor.beginPasskey(userId, currentPassword),
  );
  post("/passkeys/finish", [newPasskeyInput, done], ({ userId }, answer, request) =>
    secondFactor.finishPasskey(userId, answer, clientOf(request, internalKey)),
  );
  post("/passkeys/rename", [passkeyNameInput, done], ({ userId }, { id, name }) =>
    secondFactor.renamePasskey(userId, id, name),
  );
  post("/passkeys/remove", [removePasskeyInput, done], ({ userId }, body, request) =>
    secondFactor.removePasskey(userId, body, clientOf(request, internalKey)),
  );
}
