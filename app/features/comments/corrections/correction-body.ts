import { corrections as words } from "~/features/comments/corrections.words";
import { translator } from "~/i18n/translator";

const t = translator("corrections", words);

export const correctionBody = (input: { proposal: string; reason: string }): string =>
  t(input.reason === "" ? "body" : "bodyWithReason", input);
