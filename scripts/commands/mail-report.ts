import { createHmac } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { readEnvironment } from "../../config/environment.ts";
import { SIGNATURE_HEADER, signatureLine, signedText } from "../../contract/shared/signature.ts";
import { endWithLine, SetupError } from "../stack/progress.ts";

/**
 * Passes a returned mail to the portal: the mail server pipes mail for the return address into `node
 * scripts/commands/mail-report.ts`. Exits with an error if the portal did not accept it, so that the mail
 * server retries.
 */
try {
  const { PUBLIC_ORIGIN, MAIL_WEBHOOK_SECRET } = readEnvironment("mailReport", process.env);
  const body = await buffer(process.stdin);
  const seconds = Math.floor(Date.now() / 1_000);
  const hmac = createHmac("sha256", MAIL_WEBHOOK_SECRET).update(signedText(seconds, ""));
  const answer = await fetch(new URL("/webhooks/mail", PUBLIC_ORIGIN), {
    method: "POST",
    headers: {
      "content-type": "message/rfc822",
      [SIGNATURE_HEADER]: signatureLine(seconds, hmac.update(body).digest("hex")),
    },
    body: new Uint8Array(body),
  });
  if (!answer.ok) throw new SetupError(`The portal answered ${answer.status}.`);
} catch (error) {
  endWithLine(error);
}
