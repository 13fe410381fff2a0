import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TOPICS } from "~/features/support/support.schema";
import {
  findTickets,
  listSuggestedArticles,
  openTicket,
  supportStatus,
} from "~/features/support/support.server";
import { SupportPage } from "~/features/support/support-page";
import { ticketContextOf } from "~/features/support/ticket-context.server";
import { requireForm } from "~/http/form";
import { support as words } from "~/i18n/pt-BR/support";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberAction, memberLoader } from "~/session/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

const MAX_QUESTION_LENGTH = 120;

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, session }) => {
  const query = new URL(request.url).searchParams;
  const question = (query.get("q") ?? "").trim().slice(0, MAX_QUESTION_LENGTH);
  const [articles, tickets] = await Promise.all([
    question
      ? listSuggestedArticles(runtime.cms, question).catch(() => "unavailable" as const)
      : null,
    findTickets(runtime.support, session),
  ]);
  return {
    question,
    articles,
    tickets,
    topic: TOPICS.find((topic) => topic === query.get("topic")) ?? null,
    context: ticketContextOf(request),
    directusUserId: session.member.directusUserId,
  };
});

export const action = memberAction(async ({ request, session }) => {
  const answer = await openTicket(runtime.support, session, await requireForm(request));
  return data(answer, { status: supportStatus(answer) });
});

export default function SupportRoute() {
  return (
    <SupportPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>() ?? null} />
  );
}

export const meta = pageMeta(() => ({ title: words.title }));
