import type { FastifyInstance } from "fastify";
import { mailReportInput } from "../../../../contract/api/notifications-v1.ts";
import { SIGNATURE_HEADER } from "../../../../contract/shared/signature.ts";
import { ServiceError } from "../../../errors.ts";
import { isSignedBody } from "../../../http/internal-key.ts";
import { requireShape } from "../../../http/shapes.ts";
import type { MailReportsService } from "./mail-reports.service.ts";

export type MailReportsDeps = {
  mailReports: MailReportsService;
  webhookSecret: string | null;
  now: () => Date;
};

/** In bytes: a returned mail can contain the whole original mail. */
const BODY_LIMIT = 262_144;

/**
 * `POST /webhooks/mail`: receives reports from the mail provider. The provider signs the raw body; a signature is valid for five minutes. `application/json`: `{events}`. `message/rfc822`: a mail sent to the return address. 204: accepted. 400: invalid body. 401: signature missing, expired or used before. 404: no webhook secret is configured.
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
