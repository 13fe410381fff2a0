import * as z from "~/forms/zod";
import { textLength as words } from "~/i18n/pt-BR/text-length";
import { translator } from "~/i18n/translator";
import { countCharacters, fits, lengthText } from "../../contract/shared/text-length.ts";

const t = translator("text-length", words);

export const tooLongText = (text: string, limit: number): string =>
  t("tooLong", { length: lengthText(countCharacters(text), limit) });

export const atMost = (limit: number) =>
  z.refine<string>(fits(limit), {
    error: ({ input }) => tooLongText(String(input), limit),
  });
