import { Form } from "@remix-run/react";
import { formatDate } from "~/i18n/format";
import { feedback } from "~/i18n/pt-BR/feedback";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Tag } from "~/ui/data/tag";
import type { Idea, SimilarIdea } from "./feedback.schema";
import styles from "~/features/support/tickets/support.module.css";

const t = translator("feedback", feedback);

export function IdeaRow({ idea }: { idea: Idea }) {
  const { title, body, kind, status, reason, duplicateOf, createdAt } = idea;
  return (
    <li className={styles.idea}>
      <div className={styles.what}>
        <h3 className={styles.ideaTitle}>{title}</h3>
        <p className={styles.tags}>
          <Tag isChip>{t(`statuses.${status}`)}</Tag>
          <span className={styles.note}>
            {t(`kinds.${kind}`)} · {formatDate(createdAt)}
          </span>
        </p>
        {body && <p className={styles.body}>{body}</p>}
        {reason && <p className={styles.reason}>{t("list.reason", { reason })}</p>}
        {duplicateOf && (
          <p className={styles.note}>{t("list.duplicate", { title: duplicateOf })}</p>
        )}
      </div>
      {!duplicateOf && <VoteButton idea={idea} />}
    </li>
  );
}

/** One vote a person; another click takes it back. A form without JavaScript too. */
export function VoteButton({ idea }: { idea: SimilarIdea }) {
  const { id, title, votes, isVoted } = idea;
  const action = t(isVoted ? "list.takeBack" : "list.vote");
  return (
    <Form method="post" preventScrollReset className={styles.vote}>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="idea" value={id} />
      <input type="hidden" name="isVoted" value={String(!isVoted)} />
      <Button
        type="submit"
        variant={isVoted ? "fill" : "outline"}
        size="sm"
        aria-label={t("list.about", { action, title })}
      >
        {t(isVoted ? "list.voted" : "list.vote")}
      </Button>
      <span className={styles.note}>{t("list.votes", { count: votes })}</span>
    </Form>
  );
}
