import type { SubmissionResult } from "@conform-to/react";
import { createItem, readItems } from "@directus/sdk";
import { CmsError, type Cms } from "~/cms/cms.server";
import { AppError } from "~/http/app-error";
import { idempotencyKeyOf } from "~/http/idempotency-key.server";
import { parseForm } from "~/http/parse-form";
import { youtubeClaim } from "~/i18n/pt-BR/youtube-claim";
import { translator } from "~/i18n/translator";
import type { Session } from "~/session/sessions.server";
import { claimSchema, type Claim } from "./claim.schema";

const t = translator("youtube-claim", youtubeClaim);

/** Of the 35 days the last seven: nobody who asks in time is without access while a claim is checked. */
const RENEWAL_MS = 7 * 24 * 3_600_000;

function requireToken({ directusToken }: Session): string {
  if (!directusToken)
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  return directusToken;
}

/** The member's latest claim, or null when there was none. @throws {CmsError} */
export async function findLatestClaim(
  cms: Cms,
  session: Session,
  nowMs = Date.now(),
): Promise<Claim | null> {
  const [row] = await cms.readOwn(
    requireToken(session),
    readItems("membership_claims", {
      fields: ["id", "channelUrl", "code", "state", "expiresAt", "note", "proof", "date_created"],
      sort: ["-date_created"],
      limit: 1,
    }),
  );
  if (!row) return null;
  const { date_created, channelUrl, code, proof, ...claim } = row;
  return {
    ...claim,
    channelUrl: channelUrl ?? "",
    code: code ?? "",
    filedAt: date_created ?? "",
    hasProof: proof !== null,
    isEnding:
      row.state === "approved" &&
      row.expiresAt !== null &&
      Date.parse(row.expiresAt) - nowMs <= RENEWAL_MS,
  };
}

export type ClaimAnswer = {
  intent: "claim";
  isFiled: boolean;
  failure: "failed" | "open" | null;
  lastResult: SubmissionResult | null;
};

/** Files a claim in the member's own name, once for each form; Directus makes the code. */
export async function fileClaim(cms: Cms, session: Session, form: FormData): Promise<ClaimAnswer> {
  const submission = parseForm(claimSchema, form);
  if (submission.status !== "success")
    return { intent: "claim", isFiled: false, failure: null, lastResult: submission.reply() };
  const id = await idempotencyKeyOf(form);
  try {
    const claim = { id, ...submission.value };
    await cms.writeOwn(requireToken(session), createItem("membership_claims", claim));
    return { intent: "claim", isFiled: true, failure: null, lastResult: null };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.statusCode !== 400)
      return { intent: "claim", isFiled: false, failure: "failed", lastResult: null };
    const latest = await findLatestClaim(cms, session).catch(() => null);
    if (latest?.id === id)
      return { intent: "claim", isFiled: true, failure: null, lastResult: null };
    if (latest?.state === "open")
      return { intent: "claim", isFiled: false, failure: "open", lastResult: null };
    const lastResult = submission.reply({ fieldErrors: { channelUrl: [t("errors.channel")] } });
    return { intent: "claim", isFiled: false, failure: null, lastResult };
  }
}

export function claimStatus({ isFiled, failure }: ClaimAnswer): number {
  if (isFiled) return 200;
  if (failure === null) return 400;
  return failure === "open" ? 409 : 503;
}
