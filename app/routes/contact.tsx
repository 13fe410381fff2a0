import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactPage } from "~/features/support/contact-page";
import { openGuestTicket, supportStatus } from "~/features/support/support.server";
import { ticketContextOf } from "~/features/support/ticket-context.server";
import { requireForm } from "~/http/form";
import { support as words } from "~/i18n/pt-BR/support";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { publicAction, publicLoader } from "~/session/guards.server";
import { useAnswer } from "~/use-answer";

export const loader = publicLoader(({ request }) => ({ context: ticketContextOf(request) }));

export const action = publicAction(async ({ request }) => {
  const address = request.headers.get("x-portal-client-address") ?? "";
  const answer = await openGuestTicket(runtime.support, await requireForm(request), address);
  return data(answer, { status: supportStatus(answer) });
});

export default function ContactRoute() {
  return (
    <ContactPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>() ?? null} />
  );
}

export const meta = pageMeta(() => ({ title: words.guest.title }));
