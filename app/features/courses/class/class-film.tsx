import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import type { Film, FilmNow } from "~/content/film/film";
import { useWatchRoom } from "~/content/item/use-watch-room";
import type { OwnWatching } from "~/content/film/watching";
import { courseClass } from "~/features/courses/class.words";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { classFailure } from "../class-failure";
import type { ClassHead } from "../course";

const t = translator("course-class", courseClass);

type ClassFilmProps = {
  film: Film;
  posterUrl: string;
  own: OwnWatching;
  head: ClassHead;
  isDone: boolean;
  onNow: (now: FilmNow | undefined) => void;
};

export function ClassFilm({ film, posterUrl, own, head, isDone, onNow }: ClassFilmProps) {
  const { submit, state, data } = useFetcher<{ code: string | null }>();
  const failure = state === "idle" ? (data?.code ?? null) : null;
  const isFinishedByFilm = head.completionRule === "video_90" && !isDone;
  const onEnded = useCallback(
    (second: number) => {
      if (!isFinishedByFilm) return;
      const seen = { film: film.id, second: Math.floor(second) };
      void submit({ intent: "finish", ...seen }, { method: "post" });
    },
    [isFinishedByFilm, submit, film.id],
  );
  const { stage, texts, now } = useWatchRoom({ film, title: head.title, posterUrl, own, onEnded });
  const { second, clock, onSeek } = now;
  const seek = useRef(onSeek);
  useEffect(() => {
    seek.current = onSeek;
  });
  useEffect(
    () => onNow({ second, clock, onSeek: (at) => seek.current(at) }),
    [second, clock, onNow],
  );
  useEffect(() => () => onNow(undefined), [onNow]);
  return (
    <>
      {stage}
      {failure !== null && (
        <Alert kind="warning" isAnnounced>
          {t(`failed.${classFailure(failure)}`)}
        </Alert>
      )}
      {texts}
    </>
  );
}
