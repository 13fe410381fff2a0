import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactPage } from "~/features/support/tickets/contact-page";
import { openGuestTicket } from "~/features/support/tickets/support.server";
import { ticketContextOf } from "~/features/support/tickets/ticket-context.server";
import { requireForm } from "~/forms/form";
import { answerStatus } from "~/forms/form-answer.server";
import { support as words } from "~/features/support/tickets/words";
import { pageMeta } from "~/page/page-meta";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

export const loader = publicLoader(({ request }) => ({ context: ticketContextOf(request) }));

export const action = publicAction(async ({ request, service }) => {
  const address = request.headers.get("x-portal-client-address") ?? "";
  const answer = await openGuestTicket(service.support, await requireForm(request), address);
  return data(answer, { status: answerStatus(answer) });
});

export default function ContactRoute() {
  return (
    <ContactPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>() ?? null} />
  );
}

export const meta = pageMeta(() => ({ title: words.guest.title }));
