import * as z from "~/forms/zod";
import { translator } from "~/i18n/translator";
import {
  CHANNEL_URL_MAX_LENGTH,
  type ClaimState,
} from "../../../../contract/account/membership.ts";
import { youtubeClaim } from "./words";

const t = translator("youtube-claim", youtubeClaim);

const CHANNEL = /^https:\/\/(www\.|m\.)?youtube\.com\/(@|channel\/|c\/|user\/)\S+$/i;

/** A first check; Directus decides which addresses are channels. */
export const claimSchema = z.object({
  channelUrl: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? "").trim()),
    ),
    z
      .string()
      .check(
        z.maxLength(CHANNEL_URL_MAX_LENGTH, t("errors.channel")),
        z.regex(CHANNEL, t("errors.channel")),
      ),
  ),
});

export type Claim = {
  id: string;
  channelUrl: string;
  code: string;
  state: ClaimState;
  expiresAt: string | null;
  note: string | null;
  hasProof: boolean;
  filedAt: string;
  /** Access expires soon; the member may already file a new claim. */
  isEnding: boolean;
};

export type ProofAnswer = {
  intent: "proof";
  isSent: boolean;
  error: string | null;
  failure: "gone" | "wait" | "failed" | null;
};
