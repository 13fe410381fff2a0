import { createItem } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { settleWrite } from "~/cms/write-result.server";
import type { FormAnswer } from "~/forms/form-answer";
import { sendForm, UNAVAILABLE } from "~/forms/form-answer.server";
import { youtubeClaim } from "~/i18n/pt-BR/account/youtube-claim";
import { translator } from "~/i18n/translator";
import {
  CLAIM_TOO_EARLY,
  claimStates,
  mayClaimAnew,
} from "../../../../contract/account/membership.ts";
import { claimSchema, type Claim } from "./claim.schema";

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
  const [row] = await own.ask(readRows(filed, { sort: ["-date_created"], limit: 1 }));
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
      mayClaimAnew(new Date(row.expiresAt), new Date(nowMs)),
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
      const result = await settleWrite(own.write(createItem("membership_claims", claim)));
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
