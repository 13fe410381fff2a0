import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import { LeftPage, LockedLeft } from "~/features/cantons/left/left-page";
import { readLeft, sentLeftValues } from "~/features/cantons/left/left-values";
import { leftInCantons } from "~/features/cantons/left/left.server";
import { nullWhenAway } from "~/cms/when-away.server";
import { AppError } from "~/http/app-error";
import { requireForm } from "~/forms/form";
import { leftInCanton } from "~/features/cantons/left/words";
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
  const values = sentLeftValues(await requireForm(request));
  const { question, problems } = readLeft(values);
  if (!question) return data({ values, problems, answer: null }, { status: INVALID });
  const deps = { cms, withholdingTax: service.withholdingTax };
  const answer = await nullWhenAway(leftInCantons(question, deps, new Date()), request);
  return data({ values, problems: {}, answer: answer ?? ("away" as const) });
});

export default function LeftRoute() {
  const { isOpen } = useLoaderData<typeof loader>();
  const sent = useAnswer<typeof action>();
  if (!isOpen) return <LockedLeft />;
  return (
    <LeftPage
      values={sent?.values ?? null}
      problems={sent?.problems ?? {}}
      answer={sent?.answer ?? null}
    />
  );
}

export const meta = pageMeta(() => ({ title: leftInCanton.title }));
