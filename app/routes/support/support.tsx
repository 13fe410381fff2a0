import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  findTickets,
  listSuggestedTexts,
  openTicket,
} from "~/features/support/tickets/support.server";
import { SupportPage } from "~/features/support/tickets/support-page";
import { ticketContextOf } from "~/features/support/tickets/ticket-context.server";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { support as words } from "~/features/support/tickets/words";
import { pageMeta } from "~/page/page-meta";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";
import { SUBJECT_LENGTH, TICKET_TOPICS } from "../../../contract/account/support.ts";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, cms, member, service }) => {
  const query = new URL(request.url).searchParams;
  // It becomes the subject of a ticket.
  const question = (query.get("q") ?? "").trim().slice(0, SUBJECT_LENGTH.max);
  const [texts, tickets] = await Promise.all([
    question ? listSuggestedTexts(cms, question).catch(() => "unavailable" as const) : null,
    findTickets(service.support),
  ]);
  return {
    question,
    texts,
    tickets,
    topic: TICKET_TOPICS.find((topic) => topic === query.get("topic")) ?? null,
    context: ticketContextOf(request),
    directusUserId: member.directusUserId,
  };
});

export const action = memberAction(async ({ request, service }) => {
  const answer = await openTicket(service.support, await requireForm(request));
  return data(answer, { status: answerStatus(answer) });
});

export default function SupportRoute() {
  return (
    <SupportPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>() ?? null} />
  );
}

export const meta = pageMeta(() => ({ title: words.title }));
