import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUndoState, undoDeletion } from "~/features/account/privacy/own-data.server";
import { UndoDeletionPage } from "~/features/account/privacy/undo-deletion-page";
import { ownData } from "~/features/account/privacy/words";
import { pageMeta } from "~/page/page-meta";
import { publicAction, publicLoader } from "~/guards/guards.server";
import { useAnswer } from "~/forms/use-answer";

/** The address contains a token, which must not leak as a referrer. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

const addressOf = (request: Request) => request.headers.get("x-portal-client-address") ?? "";

export const loader = publicLoader(async ({ params, request, service }) => {
  const token = params["token"] ?? "";
  const { state, status } = await findUndoState(service.privacy, token, addressOf(request));
  return data({ state }, { status });
});

export const action = publicAction(async ({ params, request, service }) => {
  const { status, ...answer } = await undoDeletion(
    service.privacy,
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
