import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { toWriteResult } from "~/cms/writes.server";
import { initFor } from "~/cms/when-unavailable.server";
import { clearHistory, forgetWatched, pauseHistory } from "~/content/film/history.server";
import { WatchHistoryPage } from "~/features/videos/watch-history-page";
import { findWatchHistory } from "~/features/videos/watch-history.server";
import { requireForm } from "~/forms/form";
import { memberAction, memberLoader } from "~/guards/guards.server";
import { to } from "~/i18n/paths";
import { watchHistory } from "~/features/videos/history.words";
import { pageMeta } from "~/page/page-meta";
import { contentFrame } from "~/shell/handle";
import { readAct } from "~/forms/read-act.server";

const input = z.union([
  z.object({ intent: z.enum(["pause", "resume", "clear"]) }),
  z.object({ intent: z.literal("remove"), id: z.uuid() }),
]);

function change(own: OwnCms, requested: z.infer<typeof input>): Promise<void> {
  if (requested.intent === "remove") return forgetWatched(own, requested.id);
  if (requested.intent === "clear") return clearHistory(own);
  return pauseHistory(own, requested.intent === "pause");
}

export const handle = contentFrame("videos", { hasMap: false });

export const loader = memberLoader(async ({ own, cms }) => {
  const history = await findWatchHistory({ own, cms });
  return data({ history }, initFor(history));
});

export const action = memberAction(async ({ request, own }) => {
  const values = readAct(input, await requireForm(request));
  if (!values) return data({ code: "validation_failed" }, { status: 400 });
  const written = await toWriteResult(change(own, values));
  if (written.isError) return data({ code: "cms_unavailable" }, { status: written.statusCode });
  return redirect(to("/app/videos/history"));
});

export default function HistoryRoute() {
  return <WatchHistoryPage history={useLoaderData<typeof loader>().history} />;
}

export const meta = pageMeta(() => ({ title: watchHistory.title }));
