import { createContext, useContext } from "react";
import type { FilmNow, Moment } from "~/content/film/film";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import act from "~/ui/action/act.module.css";
import { PageLink } from "~/ui/action/page-link";
import styles from "../thread.module.css";

const t = translator("comments", comments);

type FilmOfThread = { film: FilmNow | undefined; path: string };

export const ThreadFilm = createContext<FilmOfThread>({ film: undefined, path: "" });

export function CommentMoment({ moment: { second, clock } }: { moment: Moment }) {
  const { film, path } = useContext(ThreadFilm);
  const words = {
    className: `${act.act} ${styles.moment}`,
    "aria-label": t("moment.see", { time: clock }),
    children: t("moment.at", { time: clock }),
  };
  if (!film) return <PageLink {...words} to={`${path}?t=${second}`} />;
  return <button type="button" {...words} onClick={() => film.onSeek(second)} />;
}
