import { redirect } from "@remix-run/node";
import { config } from "~/process/config.server";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { answerLabels } from "~/features/signup/steps/answer-labels";
import { writeReportPdf } from "~/features/signup/report/report-pdf.server";
import { requireAnswer } from "~/features/signup/wizard/signup.server";
import { signup as words } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { ownProfileLoader } from "~/guards/own-profile.server";

export const loader = ownProfileLoader(async ({ cms, member, service }) => {
  const [{ report, answers }, cantons] = await Promise.all([
    service.signup.readReport().then(requireAnswer),
    listCantonSummaries(cms).catch(() => []),
  ]);
  if (!report) return redirect(to(`/app/profile/${member.directusUserId}/report`));
  const pdf = await writeReportPdf({
    report,
    labels: answerLabels(answers, cantons),
    publicOrigin: config.PUBLIC_ORIGIN,
    now: new Date(),
  });
  return new Response(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${words.own.pdfName}"`,
      "Cache-Control": "no-store",
    },
  });
});
