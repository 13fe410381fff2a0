import * as z from "~/forms/zod";
import { translator } from "~/i18n/translator";
import { TYPED_PASSWORD_MAX_LENGTH } from "../../../../contract/account/person.ts";
import {
  DELETION_REASON_MAX_LENGTH,
  deletionModes,
} from "../../../../contract/account/own-data.ts";
import { atMost } from "~/forms/text-length";
import { ownData } from "./words";

const t = translator("own-data", ownData);

export const deletionSchema = z.object({
  mode: z.enum(deletionModes, { error: t("deletion.modeMissing") }),
  reason: z.optional(z.string().check(z.trim(), atMost(DELETION_REASON_MAX_LENGTH))),
  password: z
    .string({ error: t("deletion.passwordMissing") })
    .check(z.minLength(1, t("deletion.passwordMissing")), z.maxLength(TYPED_PASSWORD_MAX_LENGTH)),
  confirmed: z.literal("yes", { error: t("deletion.confirmMissing") }),
});
