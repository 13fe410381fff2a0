import { redirect } from "@remix-run/node";
import { config } from "~/process/config.server";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { answerLabels } from "~/features/signup/steps/answer-labels";
import { findFirstStep } from "~/features/plan/load-plan.server";
import { writeReportPdf } from "~/features/signup/report/report-pdf.server";
import { requireAnswer } from "~/features/signup/wizard/signup.server";
import { signup as words } from "~/i18n/pt-BR/account/signup";
import { to } from "~/i18n/paths";
import { ownProfileLoader } from "~/guards/own-profile.server";
import { planDependencies } from "~/shell/plan-dependencies.server";

export const loader = ownProfileLoader(async (args) => {
  const { cms, member, service } = args;
  const [{ report, answers }, cantons, planStep] = await Promise.all([
    service.signup.readReport().then(requireAnswer),
    listCantonSummaries(cms).catch(() => []),
    findFirstStep(args, planDependencies, true),
  ]);
  if (!report) return redirect(to(`/app/profile/${member.directusUserId}/report`));
  const pdf = await writeReportPdf({
    report,
    labels: answerLabels(answers, cantons),
    planStep,
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
