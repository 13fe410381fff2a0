import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  OFFICIAL_FILE_MAX_BYTES,
  officialFileInput,
  officialFileReport,
  officialRunParams,
  officialRuns,
  takenBack,
} from "../../../../../contract/api/official-tables-v1.ts";
import { ServiceError } from "../../../../errors.ts";
import { requireBearer } from "../../../../http/bearer.ts";
import type { RateLimit } from "../../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../../http/shapes.ts";
import type { AnswerTypes } from "../../../../http/shapes.ts";
import type { SessionsService } from "../../../identity/sessions/sessions.service.ts";
import type { OfficialImports } from "./official-imports.service.ts";

export type OfficialFilesV1Deps = {
  imports: OfficialImports;
  sessions: SessionsService;
  rateLimit: RateLimit;
};

const LOG_LENGTH = 50;

/**
 * `/api/official-files/v1` (bearer of an editor or administrator, checked on every request): `GET runs` the
 * log · `POST runs?kind&year&fileName&isTrial` the file as bytes, up to 32 MB · `POST runs/{id}/taken-back`
 * · 400 · 401 · 403 not a team member, or a login without the second factor that production requires · 404
 * a run that is not in force · 413 · 429. The log records the user.
 */
export async function officialFilesV1(
  app: FastifyInstance,
  { imports, sessions, rateLimit }: OfficialFilesV1Deps,
): Promise<void> {
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: OFFICIAL_FILE_MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const requireTeam = async (request: FastifyRequest): Promise<string> => {
    const token = requireBearer(request);
    const userId = await sessions.requireUserId(token);
    const { isTeam } = await sessions.check(token);
    if (!isTeam) throw new ServiceError("forbidden");
    return userId;
  };
  // No file is read before the caller is authenticated.
  app.addHook("onRequest", async (request) => {
    await rateLimit(await requireTeam(request));
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/runs", { schema: answers(officialRuns) }, async (request) => {
    const userId = await requireTeam(request);
    const runs = await imports.listRuns(LOG_LENGTH);
    return { runs: runs.map((run) => ({ ...run, isOwn: run.importedBy === userId })) };
  });

  typed.post(
    "/runs",
    { schema: answers(officialFileReport), bodyLimit: OFFICIAL_FILE_MAX_BYTES },
    async (request) => {
      const by = await requireTeam(request);
      const query = requireShape(officialFileInput, request.query);
      const { body } = request;
      if (!Buffer.isBuffer(body)) throw new ServiceError("unsupported_media_type");
      return imports.importFile({ ...query, by, content: piecesOf(body) });
    },
  );

  typed.post("/runs/:id/taken-back", { schema: answers(takenBack) }, async (request) => {
    const by = await requireTeam(request);
    const { id } = requireShape(officialRunParams, request.params);
    return { rowCount: await imports.rollBack(id, by) };
  });
}

const PIECE_BYTES = 65_536;

/** A file in pieces, so that other requests are served in between. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await new Promise((done) => setImmediate(done));
  }
}
