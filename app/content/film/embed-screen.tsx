import { useEffect, useRef } from "react";
import { sourceOf, type FilmScreenProps } from "./film";
import { focusWhenLost } from "./focus-when-lost";
import styles from "./film-stage.module.css";

type PlayerMessage = { second?: unknown; state?: unknown };

function messageFrom({ data }: MessageEvent): PlayerMessage {
  const message = (data as { film?: PlayerMessage } | null)?.film;
  return message ?? {};
}

/** The YouTube or Vimeo player, inside our own page that reports its position (`public/embed.js`). */
export function EmbedScreen(props: FilmScreenProps) {
  const { film, title, startSec, onSecond, onStop, onBroken, onSeeker } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const second = useRef(startSec);

  useEffect(() => focusWhenLost(frame.current), []);

  useEffect(() => {
    onSeeker((to) =>
      frame.current?.contentWindow?.postMessage({ film: { seekTo: to } }, location.origin),
    );
    return () => onSeeker(null);
  }, [onSeeker]);

  useEffect(() => {
    function hear(message: MessageEvent): void {
      const isOurs = message.source === frame.current?.contentWindow;
      if (!isOurs || message.origin !== location.origin) return;
      const report = messageFrom(message);
      if (typeof report.second === "number") {
        second.current = report.second;
        onSecond(report.second);
      }
      if (report.state === "paused") onStop(second.current);
      if (report.state === "broken") onBroken();
    }
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [onSecond, onStop, onBroken]);

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which embeds the provider under its own policy
    <iframe
      ref={frame}
      className={styles.screen}
      src={`${sourceOf(film)}?t=${Math.floor(startSec)}`}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
    />
  );
}
