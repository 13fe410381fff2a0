import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { replyToTicket, requireTicket } from "~/features/support/tickets/support.server";
import { TicketPage } from "~/features/support/tickets/ticket-page";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { pageMeta } from "~/page/page-meta";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/forms/use-answer";

export const handle = simplifiedFrame;

export const loader = memberLoader(({ params, request, service }) =>
  requireTicket(service.support, request, params["number"] ?? ""),
);

export const action = memberAction(async ({ params, request, service }) => {
  const { support } = service;
  const { ticket } = await requireTicket(support, request, params["number"] ?? "");
  const answer = await replyToTicket(support, ticket.number, await requireForm(request));
  return data(answer, { status: answerStatus(answer) });
});

export default function SupportTicketRoute() {
  return (
    <TicketPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>() ?? null} />
  );
}

export const meta = pageMeta<typeof loader>(({ data: found }) => ({
  title: found?.ticket.subject,
}));
