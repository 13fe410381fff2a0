import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { replyToTicket, requireTicket, supportStatus } from "~/features/support/support.server";
import { TicketPage } from "~/features/support/ticket-page";
import { requireForm } from "~/http/form";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { memberAction, memberLoader } from "~/session/guards.server";
import { simplifiedFrame } from "~/shell/handle";
import { useAnswer } from "~/use-answer";

export const handle = simplifiedFrame;

export const loader = memberLoader(({ params, request, session }) =>
  requireTicket(runtime.support, session, request, params["number"] ?? ""),
);

export const action = memberAction(async ({ params, request, session }) => {
  const { support } = runtime;
  const { ticket } = await requireTicket(support, session, request, params["number"] ?? "");
  const answer = await replyToTicket(support, session, ticket.number, await requireForm(request));
  return data(answer, { status: supportStatus(answer) });
});

export default function SupportTicketRoute() {
  return (
    <TicketPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>() ?? null} />
  );
}

export const meta = pageMeta<typeof loader>(({ data: found }) => ({
  title: found?.ticket.subject,
}));
