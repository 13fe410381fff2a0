import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import {
  DisposableIncomePage,
  LockedDisposableIncome,
} from "~/features/cantons/disposable-income/disposable-income-page";
import {
  readDisposableIncome,
  sentDisposableIncomeValues,
  type DisposableIncomeQuestion,
} from "~/features/cantons/disposable-income/disposable-income-values";
import { disposableIncomeByCanton } from "~/features/cantons/disposable-income/disposable-income.server";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { AppError } from "~/http/app-error";
import { requireForm } from "~/forms/form";
import { disposableIncomeWords } from "~/features/cantons/disposable-income/words";
import { memberAction, memberLoader, type BoundToMember } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import { wideFrame } from "~/shell/handle";
import { exampleHousehold } from "../../../contract/calculators/disposable-income.ts";

const LOCKED = 402;
const INVALID = 400;

export const handle = wideFrame;

type Bound = Pick<BoundToMember, "cms" | "service"> & { request: Request };

function answerTo(question: DisposableIncomeQuestion, { cms, service, request }: Bound) {
  const deps = { cms, withholdingTax: service.withholdingTax };
  return nullWhenUnavailable(disposableIncomeByCanton(question, deps, new Date()), request);
}

export const loader = memberLoader(async (args) => {
  if (!args.member.isPaying) return data({ isOpen: false, example: null }, { status: LOCKED });
  return data({ isOpen: true, example: await answerTo(exampleHousehold, args) });
});

export const action = memberAction(async (args) => {
  if (!args.member.isPaying) throw new AppError("forbidden").toResponse();
  const values = sentDisposableIncomeValues(await requireForm(args.request));
  const { question, problems } = readDisposableIncome(values);
  if (!question) return data({ values, problems, answer: null }, { status: INVALID });
  const answer = await answerTo(question, args);
  return data({ values, problems: {}, answer: answer ?? ("away" as const) });
});

export default function DisposableIncomeRoute() {
  const { isOpen, example } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>() ?? { values: null, problems: {}, answer: null };
  if (!isOpen) return <LockedDisposableIncome />;
  return <DisposableIncomePage {...sent} example={example} />;
}

export const meta = pageMeta(() => ({ title: disposableIncomeWords.title }));
