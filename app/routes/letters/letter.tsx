import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findOwnCantons } from "~/features/cantons/map-canton.server";
import { InsurerMonthStrip } from "~/features/insurer-month/insurer-month-strip";
import { answerLetter, postingDay } from "~/features/letters/answer-letter.server";
import { sentLanguageOf } from "~/features/letters/letter";
import { LetterPage } from "~/features/letters/letter-page";
import { requireLetter, startLetter } from "~/features/letters/letters.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { zurichDay } from "~/i18n/format";
import { pageMeta } from "~/page/page-meta";
import { listCantons } from "~/reference/cantons.server";
import { appFrame } from "~/shell/handle";

export const handle = appFrame;

export const loader = memberLoader(async ({ cms, own, member, params, request }) => {
  const [letter, { homeCanton }, cantons] = await Promise.all([
    requireLetter(cms, params["key"] ?? "", request),
    findOwnCantons(own),
    listCantons(cms).catch(() => []),
  ]);
  const today = zurichDay(new Date());
  const canton = cantons.find(({ code }) => code === homeCanton);
  const { texts: _, deadline: __, ...shown } = letter;
  return {
    ...startLetter(letter, member.fullName, today),
    letter: shown,
    language: sentLanguageOf(canton?.languages ?? []),
    posting: postingDay(letter, today),
  };
});

export const action = memberAction(async ({ cms, params, request }) => {
  const letter = await requireLetter(cms, params["key"] ?? "", request);
  const answer = answerLetter(letter, await requireForm(request), zurichDay(new Date()));
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
