import type { FastifyRequest } from "fastify";
import { ServiceError } from "../../../errors.ts";
import { requireBearer } from "../../../http/bearer.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";

export type Reader = { userId: string; isPaying: boolean };

export type ReaderDeps = {
  sessions: SessionsService;
  payingRoleIds: readonly string[];
  rateLimit: RateLimit;
};

/** The member, and whether they pay; checked on every request. */
export async function requireReader(request: FastifyRequest, deps: ReaderDeps): Promise<Reader> {
  const token = requireBearer(request);
  const userId = await deps.sessions.requireUserId(token);
  await deps.rateLimit(userId);
  const { cmsUser } = await deps.sessions.check(token);
  const role = cmsUser?.role ?? null;
  return { userId, isPaying: role !== null && deps.payingRoleIds.includes(role) };
}

/** @throws {ServiceError} `forbidden` for members who do not pay */
export async function requirePayingReader(
  request: FastifyRequest,
  deps: ReaderDeps,
): Promise<Reader> {
  const reader = await requireReader(request, deps);
  if (!reader.isPaying) throw new ServiceError("forbidden");
  return reader;
}
