import type { FastifyInstance } from "fastify";
import { addressCodeInput } from "../../../../contract/api/notifications-v1.ts";
import { requireBearer } from "../../../http/bearer.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { requireShape } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { MailReportsService } from "./mail-reports.service.ts";

export type MailAddressDeps = {
  mailReports: MailReportsService;
  sessions: SessionsService;
  rateLimit: RateLimit;
};

/**
 * `/api/mail-address/v1` (bearer), for members whose mail is stopped: `POST /code` sends a code to the
 * member's address, `POST /confirm {code}` resumes mail to it. 204 · 400 · 401 · 429.
 */
export async function mailAddressV1(
  app: FastifyInstance,
  { mailReports, sessions, rateLimit }: MailAddressDeps,
): Promise<void> {
  app.post("/code", async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    await rateLimit(userId);
    await mailReports.sendCode(userId);
    return reply.code(204).send();
  });

  app.post("/confirm", async (request, reply) => {
    const userId = await sessions.requireUserId(requireBearer(request));
    const { code } = requireShape(addressCodeInput, request.body);
    await rateLimit(userId);
    await mailReports.confirmAddress(userId, code);
    return reply.code(204).send();
  });
}
