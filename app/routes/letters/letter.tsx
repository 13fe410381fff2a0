import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findOwnCantons } from "~/features/cantons/map-canton.server";
import { answerLetter, postingDay } from "~/features/letters/answer-letter.server";
import { sentLanguageOf } from "~/features/letters/letter";
import { LetterPage } from "~/features/letters/letter-page";
import { requireLetter } from "~/features/letters/letters.server";
import { requireForm } from "~/forms/form";
import { useAnswer } from "~/forms/use-answer";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { zurichDay } from "~/i18n/format";
import { pageMeta } from "~/page/page-meta";
import { listCantons } from "~/reference/cantons.server";
import { appFrame } from "~/shell/handle";

export const handle = appFrame;

export const loader = memberLoader(async ({ cms, own, params, request }) => {
  const [letter, { homeCanton }, cantons] = await Promise.all([
    requireLetter(cms, params["key"] ?? "", request),
    findOwnCantons(own),
    listCantons(cms).catch(() => []),
  ]);
  const today = zurichDay(new Date());
  const canton = cantons.find(({ code }) => code === homeCanton);
  const { texts: _, deadline: __, toConfirm, ...shown } = letter;
  return {
    letter: { ...shown, isUnconfirmed: toConfirm !== null },
    start: { day: today },
    language: sentLanguageOf(canton?.languages ?? []),
    posting: postingDay(letter, today),
  };
});

export const action = memberAction(async ({ cms, params, request }) => {
  const letter = await requireLetter(cms, params["key"] ?? "", request);
  const answer = answerLetter(letter, await requireForm(request));
  return data(answer, { status: answer.written ? 200 : 400 });
});

export default function LetterRoute() {
  return <LetterPage data={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}

export const meta = pageMeta<typeof loader>(({ data: loaded }) => ({
  title: loaded?.letter.title ?? "",
  description: loaded?.letter.summary ?? "",
}));
