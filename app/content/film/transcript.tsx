import { useEffect, useId, useRef, useState } from "react";
import { translator } from "~/i18n/translator";
import type { Cue } from "../../../contract/content/captions.ts";
import { fold } from "../../../contract/shared/text.ts";
import { clockOf, placeAt } from "./film";
import { film as words } from "./words";
import styles from "./film-texts.module.css";

const t = translator("film", words);

type TranscriptProps = {
  cues: readonly Cue[];
  second: number | null;
  onSeek: (second: number) => void;
};

export function Transcript({ cues, second, onSeek }: TranscriptProps) {
  const [query, setQuery] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const current = second === null ? -1 : placeAt(cues, second);
  const requested = fold(query).trim();
  const shown = cues
    .map((cue, at) => ({ cue, at }))
    .filter(({ cue }) => fold(cue.text).includes(requested));
  const isFollowing = requested === "";

  useEffect(() => {
    const room = list.current;
    const line = room?.children[current];
    if (!isFollowing || !room || !(line instanceof HTMLElement)) return;
    // Scrolls only the transcript's own box, not the page.
    room.scrollTop = line.offsetTop - room.clientHeight / 3;
  }, [current, isFollowing]);

  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t("transcript.title")}
        </h2>
        <input
          type="search"
          className={styles.search}
          aria-label={t("transcript.search")}
          placeholder={t("transcript.search")}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p role="status" className={styles.status}>
        {requested !== "" && shown.length > 0 && t("transcript.found", { count: shown.length })}
        {requested !== "" && shown.length === 0 && t("transcript.none")}
      </p>
      <ol ref={list} className={styles.lines} aria-labelledby={`${id}-title`}>
        {shown.map(({ cue, at }) => (
          <li key={cue.startSec}>
            <button
              type="button"
              className={styles.line}
              aria-current={at === current ? "true" : undefined}
              onClick={() => onSeek(cue.startSec)}
            >
              <span className={styles.time}>{clockOf(cue.startSec)}</span>
              {cue.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
