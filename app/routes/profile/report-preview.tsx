import { useLoaderData } from "@remix-run/react";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { answerLabels } from "~/features/signup/steps/answer-labels";
import {
  previewFields,
  readPreviewAnswers,
  toMemberAnswers,
} from "~/features/signup/report/preview-answers";
import { ReportPreviewPage } from "~/features/signup/report/report-preview-page";
import { requireAnswer } from "~/features/signup/wizard/signup.server";
import { zurichDay } from "~/i18n/format";
import { reportPreview as words } from "~/features/signup/report/preview.words";
import { pageMeta } from "~/page/page-meta";
import { memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

const STATUS_FORBIDDEN = 403;

/** The service asks Directus whether the reader may see the texts. */
export const loader = memberLoader(async ({ request, cms, service }) => {
  const answers = readPreviewAnswers(new URL(request.url).searchParams);
  const [answered, cantons] = await Promise.all([
    service.signup.previewReport(answers),
    listCantonSummaries(cms).catch(() => []),
  ]);
  const isRefused = answered.isError && answered.statusCode === STATUS_FORBIDDEN;
  return {
    fields: previewFields(answers, cantons),
    preview: isRefused ? null : requireAnswer(answered),
    labels: answerLabels(toMemberAnswers(answers), cantons),
    today: zurichDay(new Date()),
  };
});

export default function ReportPreviewRoute() {
  return <ReportPreviewPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
