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
} from "~/features/cantons/disposable-income/disposable-income-values";
import { disposableIncomeByCanton } from "~/features/cantons/disposable-income/disposable-income.server";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { AppError } from "~/http/app-error";
import { requireForm } from "~/forms/form";
import { disposableIncomeWords } from "~/features/cantons/disposable-income/words";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { pageMeta } from "~/page/page-meta";
import type { ShellHandle } from "~/shell/handle";

const LOCKED = 402;
const INVALID = 400;

export const handle: ShellHandle = { frame: () => ({ mode: "app", hasMap: false }) };

export const loader = memberLoader(({ member }) =>
  data({ isOpen: member.isPaying }, member.isPaying ? {} : { status: LOCKED }),
);

export const action = memberAction(async ({ request, member, cms, service }) => {
  if (!member.isPaying) throw new AppError("forbidden").toResponse();
  const values = sentDisposableIncomeValues(await requireForm(request));
  const { question, problems } = readDisposableIncome(values);
  if (!question) return data({ values, problems, answer: null }, { status: INVALID });
  const deps = { cms, withholdingTax: service.withholdingTax };
  const answer = await nullWhenUnavailable(
    disposableIncomeByCanton(question, deps, new Date()),
    request,
  );
  return data({ values, problems: {}, answer: answer ?? ("away" as const) });
});

export default function DisposableIncomeRoute() {
  const { isOpen } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  if (!isOpen) return <LockedDisposableIncome />;
  return (
    <DisposableIncomePage
      values={sent?.values ?? null}
      problems={sent?.problems ?? {}}
      answer={sent?.answer ?? null}
    />
  );
}

export const meta = pageMeta(() => ({ title: disposableIncomeWords.title }));
