import { answerLetter } from "~/features/letters/answer-letter.server";
import { languageIn } from "~/features/letters/letter";
import { writeLetterPdf } from "~/features/letters/letter-pdf.server";
import { requireLetter } from "~/features/letters/letters.server";
import { isEnoughFor } from "~/features/letters/open-letter.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { AppError, notFound } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import { planDependencies } from "~/shell/plan-dependencies.server";

export const loader = memberLoader(({ request }): never => {
  throw notFound(request);
});

/** Only by POST: what a member writes is never in an address. */
export const action = memberAction(async (args) => {
  const { cms, params, request } = args;
  const letter = await requireLetter(cms, params["key"] ?? "", request);
  const { written } = answerLetter(letter, await requireForm(request), {
    today: zurichDay(new Date()),
    language: languageIn(new URL(request.url).searchParams) ?? "de",
    isEnough: await isEnoughFor(args, letter.key, planDependencies.findHomeCanton),
  });
  if (!written) throw new AppError("validation_failed").toResponse();
  const pdf = await writeLetterPdf(written.original, new Date());
  return new Response(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="carta-${letter.key}.pdf"`,
      "Cache-Control": "no-store",
    },
  });
});
