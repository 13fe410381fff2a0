import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CONNECTIONS_PATH, readAnswer } from "~/features/account/connections/connection";
import { ConnectionsPage } from "~/features/account/connections/connections-page";
import {
  findOwnConnections,
  readRequest,
  answerConnection,
} from "~/features/account/connections/connections.server";
import { requireForm } from "~/forms/form";
import { findNextPath } from "~/session/next-path.server";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { connections as words } from "~/i18n/pt-BR/community/connections";
import { pageMeta } from "~/page/page-meta";
import { simplifiedFrame } from "~/shell/handle";

export const handle = simplifiedFrame;

export const loader = memberLoader(async ({ request, cms, service }) => {
  const params = new URL(request.url).searchParams;
  const clients = { cms, service, now: new Date() };
  const own = await findOwnConnections(clients, readRequest(params));
  return { own, answer: readAnswer(params) };
});

export const action = memberAction(async ({ request, own, service }) => {
  const form = await requireForm(request);
  const { done, problem } = await answerConnection({ query: service.query, own }, form);
  const page = new URL(findNextPath(form.get("back")) ?? CONNECTIONS_PATH, request.url);
  page.searchParams.delete("done");
  page.searchParams.delete("problem");
  page.searchParams.set(problem ? "problem" : "done", problem ?? done);
  return redirect(page.pathname + page.search);
});

export default function ConnectionsRoute() {
  return <ConnectionsPage {...useLoaderData<typeof loader>()} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
