import { useCallback, useEffect, useState } from "react";
import type { FilmNow } from "~/content/film/film";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Unavailable } from "~/ui/feedback/unavailable";
import { LazyContext } from "~/ui/later";
import { commentNumberOf } from "../../../../contract/community/comments.ts";
import { askThread } from "../ask-comments";
import { defaultSortOf, type Place, type Thread } from "../comment";
import { TeamAct, type DrawTeamAct } from "./comment-row";
import { ThreadView } from "./thread-view";

const t = translator("comments", comments);

type LoadedThreadProps = Place & {
  film?: FilmNow | undefined;
  /** "failed" triggers another request. */
  initial?: Thread | "failed";
  requestedNumber?: number | null;
  /** Id for a form without scripts, so that the comment is stored once. */
  newId?: string;
  teamAct?: DrawTeamAct | null;
};

export function LoadedThread({
  targetType,
  target,
  film,
  initial,
  requestedNumber = null,
  newId,
  teamAct = null,
}: LoadedThreadProps) {
  const [thread, setThread] = useState<Thread | "failed" | null>(
    initial === "failed" ? null : (initial ?? null),
  );
  const [number, setNumber] = useState(requestedNumber);
  const load = useCallback(() => {
    const requested = commentNumberOf(location.hash);
    void askThread(
      { targetType, target },
      { sort: defaultSortOf(targetType), number: requested },
    ).then((found) => {
      setNumber(requested);
      setThread(found ?? "failed");
    });
  }, [targetType, target]);
  const reload = useCallback(() => {
    setThread(null);
    load();
  }, [load]);
  const isHere = initial !== undefined && initial !== "failed";
  useEffect(() => {
    const named = commentNumberOf(location.hash);
    if (!isHere || (named && named !== requestedNumber)) load();
  }, [isHere, requestedNumber, load]);
  useEffect(() => {
    const follow = () => {
      if (commentNumberOf(location.hash)) reload();
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [reload]);

  if (thread === null) {
    return (
      <div aria-busy="true">
        <p role="status">{t("loading")}</p>
        <Skeleton shape="text" />
      </div>
    );
  }
  if (thread === "failed") {
    return (
      <Unavailable title={t("unavailable.title")} retry={t("unavailable.retry")} onRetry={reload}>
        {t("unavailable.text")}
      </Unavailable>
    );
  }
  return (
    <LazyContext context={TeamAct} value={teamAct}>
      <ThreadView
        key={number}
        place={{ targetType, target }}
        initial={thread}
        requestedNumber={number}
        film={film}
        {...(newId && { newId })}
      />
    </LazyContext>
  );
}
