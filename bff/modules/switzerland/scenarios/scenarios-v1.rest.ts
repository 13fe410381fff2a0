import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  createdScenario,
  savedScenarios,
  scenarioEdit,
  scenarioInput,
  scenarioParams,
  scenarioShare,
  shareParams,
  shownScenario,
} from "../../../../contract/api/scenarios-v1.ts";
import { ServiceError } from "../../../errors.ts";
import { requireBearer } from "../../../http/bearer.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { ScenariosService } from "./scenarios.service.ts";

export type ScenariosV1Deps = {
  scenarios: ScenariosService;
  sessions: SessionsService;
  payingRoleIds: readonly string[];
  rateLimit: RateLimit;
  /** Limits the opening of shared links, so that tokens cannot be tried out. */
  openLimit: RateLimit;
};

/**
 * `/api/scenarios/v1` (bearer): `GET /` the member's own · `POST /` 201 `{id}` · `PATCH {id}` 204 · `DELETE
 * {id}` 204 · `POST {id}/share` 200 `{token}` · `DELETE {id}/share` 204 · `GET shared/{token}` for every
 * member · 400 · 401 · 403 writing without paying (reading and deleting stay allowed) · 404 · 409
 * `scenario.limit`, `scenario.not_covered`, `edit_conflict` · 429.
 */
export async function scenariosV1(app: FastifyInstance, deps: ScenariosV1Deps): Promise<void> {
  const { scenarios, sessions, payingRoleIds, rateLimit, openLimit } = deps;

  const requireOwner = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));
  const idOf = (request: FastifyRequest) => requireShape(scenarioParams, request.params).id;

  /** Checked on every request: a member who stops paying can no longer write. */
  async function requireWriter(request: FastifyRequest): Promise<string> {
    const userId = await requireOwner(request);
    await rateLimit(userId);
    const { cmsUser } = await sessions.check(requireBearer(request));
    const role = cmsUser?.role ?? null;
    if (role === null || !payingRoleIds.includes(role)) throw new ServiceError("forbidden");
    return userId;
  }

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/", { schema: answers(savedScenarios) }, async (request) => ({
    scenarios: await scenarios.list(await requireOwner(request)),
  }));

  typed.post("/", { schema: answers(createdScenario) }, async (request, reply) => {
    const userId = await requireWriter(request);
    const created = await scenarios.create(userId, requireShape(scenarioInput, request.body));
    return reply.code(201).send(created);
  });

  app.patch("/:id", async (request, reply) => {
    const userId = await requireWriter(request);
    await scenarios.replace(userId, idOf(request), requireShape(scenarioEdit, request.body));
    return reply.code(204).send();
  });

  app.delete("/:id", async (request, reply) => {
    await scenarios.remove(await requireOwner(request), idOf(request));
    return reply.code(204).send();
  });

  typed.post("/:id/share", { schema: answers(scenarioShare) }, async (request) =>
    scenarios.share(await requireWriter(request), idOf(request)),
  );

  app.delete("/:id/share", async (request, reply) => {
    await scenarios.stopSharing(await requireOwner(request), idOf(request));
    return reply.code(204).send();
  });

  typed.get("/shared/:token", { schema: answers(shownScenario) }, async (request) => {
    await openLimit(await requireOwner(request));
    return scenarios.findShared(requireShape(shareParams, request.params).token);
  });
}
