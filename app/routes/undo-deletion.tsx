import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUndoState, undoDeletion } from "~/features/privacy/undo-deletion.server";
import { UndoDeletionPage } from "~/features/privacy/undo-deletion-page";
import { ownData } from "~/i18n/pt-BR/own-data";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { publicAction, publicLoader } from "~/session/guards.server";
import { useAnswer } from "~/use-answer";

/** The token of the address stays here. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

const addressOf = (request: Request) => request.headers.get("x-portal-client-address") ?? "";

export const loader = publicLoader(async ({ params, request }) => ({
  state: await findUndoState(runtime.privacy, params["token"] ?? "", addressOf(request)),
}));

export const action = publicAction(async ({ params, request }) => {
  const { status, ...answer } = await undoDeletion(
    runtime.privacy,
    params["token"] ?? "",
    addressOf(request),
  );
  return data(answer, { status });
});

export default function UndoDeletion() {
  const { state } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <UndoDeletionPage
      state={answer && !answer.isDone ? answer.state : state}
      isDone={answer?.isDone ?? false}
    />
  );
}

export const meta = pageMeta(() => ({ title: ownData.undo.title }));
