import type { ErrorResult } from "~/http/json-client.server";
import { fieldErrorsOf } from "~/i18n/field-errors";
import { youtubeClaim } from "~/i18n/pt-BR/account/youtube-claim";
import { translator } from "~/i18n/translator";
import type { MembershipApi } from "~/service/membership-api.server";
import type { ProofAnswer } from "./claim.schema";

const t = translator("youtube-claim", youtubeClaim);

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
