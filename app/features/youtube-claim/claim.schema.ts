import * as z from "~/forms/zod";
import { youtubeClaim } from "~/i18n/pt-BR/youtube-claim";
import { translator } from "~/i18n/translator";
import type { ClaimState } from "../../../contract/youtube-claims.ts";

const t = translator("youtube-claim", youtubeClaim);

const CHANNEL = /^https:\/\/(www\.|m\.)?youtube\.com\/(@|channel\/|c\/|user\/)\S+$/i;

/** A first look; which addresses are channels is Directus' rule. */
export const claimSchema = z.object({
  channelUrl: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? "").trim()),
    ),
    z.string().check(z.maxLength(300, t("errors.channel")), z.regex(CHANNEL, t("errors.channel"))),
  ),
});

export type Claim = {
  id: string;
  channelUrl: string;
  code: string;
  state: ClaimState;
  expiresAt: string | null;
  note: string | null;
  /** A picture was sent to show the membership. */
  hasProof: boolean;
  filedAt: string;
  /** The access it gave ends soon: a new one can be asked for before it does. */
  isEnding: boolean;
};

/** What came of sending a picture. */
export type ProofAnswer = {
  intent: "proof";
  isSent: boolean;
  /** Of the file. */
  error: string | null;
  failure: "gone" | "wait" | "failed" | null;
};
