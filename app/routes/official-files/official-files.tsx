import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OfficialFilesPage } from "~/features/team/official-files/official-files-page";
import {
  answerFiles,
  listRuns,
  findMissingYears,
} from "~/features/team/official-files/official-files.server";
import { isPlanFile, sendPlanFile } from "~/features/team/official-files/plan-file.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader, requireTeam } from "~/guards/guards.server";
import { zurichDay } from "~/i18n/format";
import { officialFiles as words } from "~/features/team/official-files/words";
import { pageMeta } from "~/page/page-meta";
import { isReferenceRateDue } from "../../../contract/calculators/official-years.ts";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, service, ...team }) => {
  requireTeam(team, request);
  const today = zurichDay(new Date());
  const runs = await listRuns(service.officialFiles);
  const missing = await findMissingYears(team.cms, runs, today);
  return { runs, missing, isRateDue: isReferenceRateDue(today), year: Number(today.slice(0, 4)) };
});

/** Service and Directus check again that the member is an editor. */
export const action = memberAction(async ({ request, service, ...team }) => {
  requireTeam(team, request);
  const form = await requireForm(request);
  if (isPlanFile(form)) {
    const answer = await sendPlanFile(team.own, form);
    const isRefused = answer.planProblem !== null || answer.plans?.state === "refused";
    return data(answer, { status: isRefused ? 400 : 200 });
  }
  const answer = await answerFiles(service.officialFiles, form);
  const isRefused = answer.problem !== null || answer.report?.state === "refused";
  return data(answer, { status: isRefused ? 400 : 200 });
});

export default function OfficialFilesRoute() {
  const answer = useAnswer<typeof action>() ?? null;
  const planAnswer = answer && "plans" in answer ? answer : null;
  const fileAnswer = answer && !("plans" in answer) ? answer : null;
  return (
    <OfficialFilesPage
      {...useLoaderData<typeof loader>()}
      answer={fileAnswer}
      planAnswer={planAnswer}
    />
  );
}

export const meta = pageMeta(() => ({ title: words.title }));
