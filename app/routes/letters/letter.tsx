import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InsurerMonthStrip } from "~/features/insurer-month/insurer-month-strip";
import { answerLetter } from "~/features/letters/answer-letter.server";
import { languageIn } from "~/features/letters/letter";
import { LetterPage } from "~/features/letters/letter-page";
import { requireLetter } from "~/features/letters/letters.server";
import { isEnoughFor, openLetter } from "~/features/letters/open-letter.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { zurichDay } from "~/i18n/format";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";
import { planDependencies } from "~/shell/plan-dependencies.server";

export const handle = wideFrame;

const searchOf = ({ url }: Request) => new URL(url).searchParams;

export const loader = memberLoader(async (args) => {
  const { cms, member, params, request } = args;
  const letter = await requireLetter(cms, params["key"] ?? "", request);
  const { findHomeCanton } = planDependencies;
  const { fullName } = member;
  return openLetter(args, letter, { fullName, search: searchOf(request), findHomeCanton });
});

export const action = memberAction(async (args) => {
  const { cms, params, request } = args;
  const letter = await requireLetter(cms, params["key"] ?? "", request);
  const answer = answerLetter(letter, await requireForm(request), {
    today: zurichDay(new Date()),
    language: languageIn(searchOf(request)) ?? "de",
    isEnough: await isEnoughFor(args, letter.key, planDependencies.findHomeCanton),
  });
  return data(answer, { status: answer.written || answer.draft ? 200 : 400 });
});

export default function LetterRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const at = answer?.written ? "post" : "letter";
  const journey = loaded.month && <InsurerMonthStrip month={loaded.month} at={at} />;
  return <LetterPage data={loaded} {...{ answer, journey }} />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => ({
  title: loaded?.letter.title ?? "",
  description: loaded?.letter.summary ?? "",
}));
