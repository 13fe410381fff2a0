import type { FastifyInstance } from "fastify";
import { mailReportInput } from "../../../../contract/api/notifications-v1.ts";
import { SIGNATURE_HEADER } from "../../../../contract/shared/signature.ts";
import { ServiceError } from "../../../errors.ts";
import { isSignedBody } from "../../../http/internal-key.ts";
import { requireShape } from "../../../http/shapes.ts";
import type { MailReportsService } from "./mail-reports.service.ts";

export type MailReportsDeps = {
  mailReports: MailReportsService;
  /** Null turns the webhook off. */
  webhookSecret: string | null;
  now: () => Date;
};

/** A returned mail may contain the whole original. */
const BODY_LIMIT = 262_144;

/**
 * `POST /webhooks/mail`: reports from the mail provider, signed over the bytes and at most five minutes
 * old. `application/json` contains `{events}`, `message/rfc822` a mail to the return address. 204 · 401
 * unsigned, late or repeated · 400 · 404 if it is switched off.
 */
export async function mailReportsWebhook(
  app: FastifyInstance,
  { mailReports, webhookSecret, now }: MailReportsDeps,
): Promise<void> {
  app.removeAllContentTypeParsers();
  for (const type of ["application/json", "message/rfc822"]) {
    app.addContentTypeParser(type, { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
  }

  app.post("/webhooks/mail", { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (webhookSecret === null) throw new ServiceError("not_found");
    const signature = request.headers[SIGNATURE_HEADER];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (typeof signature !== "string" || !isSignedBody(signature, body, webhookSecret, now())) {
      throw new ServiceError("auth.invalid_signature");
    }
    if (request.headers["content-type"]?.startsWith("message/rfc822")) {
      await mailReports.takeReturnedMail(body, signature);
    } else {
      await mailReports.takeReport(requireShape(mailReportInput, parse(body)), signature);
    }
    return reply.code(204).send();
  });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new ServiceError("validation_failed", { cause });
  }
}
