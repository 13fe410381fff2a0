import { useCallback, useEffect, useRef, useState } from "react";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { commentHash } from "../../../../contract/community/comments.ts";
import { askArrived } from "../ask-comments";
import type { ArrivedComment, Thread } from "../comment";
import styles from "../thread.module.css";
import { useTopicHub } from "./use-topic-hub";

const t = translator("comments", comments);

type ArrivedBarProps = {
  topic: string;
  thread: Pick<Thread, "comments" | "lastNumber">;
  /** Ids of the reader's own comments that are being sent. */
  pending: readonly string[];
  /** False if later comments are not loaded yet, so that new ones cannot follow the last one. */
  isComplete: boolean;
  onShow: (arrived: readonly ArrivedComment[]) => void;
};

/** The number of unread notifications before the title, if there are any. */
const NOTIFIED = /^(?:\(\d+\+?\) )?/;

function useTitleCount(words: string): void {
  useEffect(() => {
    if (words === "") return;
    const mark = `${words} · `;
    document.title = document.title.replace(NOTIFIED, (count) => count + mark);
    return () => {
      document.title = document.title.replace(mark, "");
    };
  }, [words]);
}

function visit(number: number): void {
  const place = document.querySelector<HTMLElement>(commentHash(number));
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}

/** Reports replies that others write while the topic is open. They appear when the reader asks for them. */
export function ArrivedBar({ topic, thread, pending, isComplete, onShow }: ArrivedBarProps) {
  const [arrived, setArrived] = useState<readonly ArrivedComment[]>([]);
  const since = useRef(thread.lastNumber);
  useEffect(() => {
    since.current = thread.lastNumber;
  }, [thread.lastNumber]);
  const look = useCallback(() => {
    void askArrived({ targetType: "forum", target: topic }, since.current).then(
      (found) => found && setArrived(found),
    );
  }, [topic]);
  useTopicHub(topic, look);

  const shown = new Set(
    thread.comments.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]),
  );
  const news = arrived.filter(({ comment: { id } }) => !shown.has(id) && !pending.includes(id));
  const words = news.length > 0 ? t("live.new", { count: news.length }) : "";
  useTitleCount(words);

  function show(): void {
    const number = news[0]?.comment.number ?? 0;
    if (!isComplete) {
      location.hash = commentHash(number);
      return;
    }
    onShow(news);
    setArrived([]);
    // After React has drawn them.
    requestAnimationFrame(() => visit(number));
  }

  return (
    <div role="status" className={styles.arrived}>
      {words !== "" && (
        <Button size="sm" icon="chevron-down" onClick={show}>
          {words}
        </Button>
      )}
    </div>
  );
}
