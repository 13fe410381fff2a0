import { createItem } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { toWriteResult } from "~/cms/writes.server";
import type { FormAnswer } from "~/forms/form-answer";
import { sendForm, UNAVAILABLE } from "~/forms/form-answer.server";
import type { ErrorResult } from "~/http/json-client.server";
import { fieldErrorsOf } from "~/i18n/field-errors";
import { translator } from "~/i18n/translator";
import type { MembershipApi } from "~/service/payments-api.server";
import {
  CLAIM_TOO_EARLY,
  claimStates,
  mayClaimAgain,
} from "../../../../contract/account/membership.ts";
import { claimSchema, type Claim, type ProofAnswer } from "./claim.schema";
import { youtubeClaim } from "./words";

const t = translator("youtube-claim", youtubeClaim);

const text = z.string().nullable();
const filed = shape("membership_claims", {
  id: z.string(),
  channelUrl: text,
  code: text,
  state: z.enum(claimStates),
  expiresAt: text,
  note: text,
  proof: text,
  date_created: text,
});

/**
 * Null without a claim.
 * @throws {CmsError}
 */
export async function findLatestClaim(own: OwnCms, nowMs = Date.now()): Promise<Claim | null> {
  // The service adds the proof.
  const [row] = await own.ask({
    ...readRows(filed, { sort: ["-date_created"], limit: 1 }),
    isCurrent: true,
  });
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
      mayClaimAgain(new Date(row.expiresAt), new Date(nowMs)),
  };
}

export type ClaimAnswer = FormAnswer<"open" | "early">;

const BAD_REQUEST = 400;
const NO_CHANNEL = "claim.no_channel";
const ALREADY_OPEN = "claim.open";

/** Once per form; Directus generates the code. */
export async function fileClaim(own: OwnCms, form: FormData): Promise<ClaimAnswer> {
  const id = await idempotencyKeyOf(form);
  return sendForm(
    claimSchema,
    form,
    async (input) => {
      const claim = { id, ...input };
      const result = await toWriteResult(own.write(createItem("membership_claims", claim)));
      const isUnsaid =
        result.isError && result.statusCode === BAD_REQUEST && result.code !== CLAIM_TOO_EARLY;
      return isUnsaid ? whyRefused(own, id) : result;
    },
    {
      intent: "claim",
      failures: { [ALREADY_OPEN]: "open", [CLAIM_TOO_EARLY]: "early" },
      fieldErrors: { [NO_CHANNEL]: { channelUrl: [t("errors.channel")] } },
    },
  );
}

/** Directus returns the same error for a second open claim and for an address that is not a channel. */
async function whyRefused(own: OwnCms, id: string) {
  const latest = await findLatestClaim(own).catch(() => null);
  if (latest?.id === id) return { isError: false as const, data: null };
  const code = latest?.state === "open" ? ALREADY_OPEN : NO_CHANNEL;
  return { ...UNAVAILABLE, statusCode: BAD_REQUEST, code };
}

/** Replaces an earlier picture. */
export async function sendProof(membership: MembershipApi, form: FormData): Promise<ProofAnswer> {
  const picture = form.get("proof");
  if (!(picture instanceof File) || picture.size === 0) return withError(t("proof.missing"));
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const result = await membership.sendClaimProof(bytes);
  if (!result.isError) return { intent: "proof", isSent: true, error: null, failure: null };
  if (result.statusCode === 413) return tooLarge();
  const [error] = fieldErrorsOf(result.fields)["proof"] ?? [];
  return error
    ? withError(error)
    : { intent: "proof", isSent: false, error: null, failure: failureOf(result) };
}

/** The front guard rejected the upload unread; null without a rejection. */
export function readRefusedProof(request: Request): ProofAnswer | null {
  const isRefused = new URL(request.url).searchParams.get("proof") === "too-large";
  return isRefused ? tooLarge() : null;
}

export function proofStatus({ isSent, failure }: ProofAnswer): number {
  if (isSent) return 200;
  if (failure === null) return 400;
  return { gone: 409, wait: 429, failed: 503 }[failure];
}

function failureOf({ statusCode }: ErrorResult): NonNullable<ProofAnswer["failure"]> {
  if (statusCode === 404) return "gone";
  return statusCode === 429 ? "wait" : "failed";
}

const withError = (error: string): ProofAnswer => ({
  intent: "proof",
  isSent: false,
  error,
  failure: null,
});
const tooLarge = () => withError(fieldErrorsOf({ proof: "proof.too_large" })["proof"]?.[0] ?? "");
