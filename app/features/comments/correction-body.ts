import { corrections as words } from "~/i18n/pt-BR/corrections";
import { translator } from "~/i18n/translator";

const t = translator("corrections", words);

/** What the editors read of a correction, beside the words it is about. */
export const correctionBody = (given: { proposal: string; reason: string }): string =>
  t(given.reason === "" ? "body" : "bodyWithReason", given);
