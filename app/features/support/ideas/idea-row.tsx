import { Form } from "@remix-run/react";
import { formatDate, formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Tag } from "~/ui/data/tag";
import { Alert } from "~/ui/feedback/alert";
import text from "~/ui/text/text.module.css";
import { ideaPath } from "../../../../contract/community/ideas.ts";
import type { Idea, SimilarIdea } from "./feedback.schema";
import type { FeedbackAnswer } from "./feedback.server";
import { feedback } from "./words";
import styles from "~/features/support/tickets/support.module.css";

const t = translator("feedback", feedback);

export function IdeaRow({ idea }: { idea: Idea }) {
  const { id, title, body, reason, duplicateOf } = idea;
  return (
    <li className={styles.idea}>
      <div className={styles.what}>
        <h3 className={styles.ideaTitle}>
          <PageLink to={to(ideaPath(id))} className={text.link}>
            {title}
          </PageLink>
        </h3>
        <IdeaTags {...idea} />
        {body && <p className={styles.body}>{body}</p>}
        {reason && <p className={styles.reason}>{t("list.reason", { reason })}</p>}
        {duplicateOf && <RepeatedIdea {...duplicateOf} />}
      </div>
      {!duplicateOf && <VoteButton idea={idea} />}
    </li>
  );
}

export function RepeatedIdea({ id, title }: NonNullable<Idea["duplicateOf"]>) {
  return (
    <p className={`${text.small} ${text.faint}`}>
      {t("list.duplicate")}{" "}
      <PageLink to={to(ideaPath(id))} className={text.link}>
        {title}
      </PageLink>
    </p>
  );
}

export function IdeaTags({ kind, status, createdAt }: Pick<Idea, "kind" | "status" | "createdAt">) {
  return (
    <p className={styles.tags}>
      <Tag isChip>{t(`statuses.${status}`)}</Tag>
      <span className={`${text.small} ${text.faint}`}>
        {t(`kinds.${kind}`)} ·{" "}
        <time dateTime={createdAt} title={formatFullDateTime(createdAt)}>
          {formatDate(createdAt)}
        </time>
      </span>
    </p>
  );
}

export function VoteButton({ idea }: { idea: SimilarIdea }) {
  const { id, title, votes, isVoted } = idea;
  const label = t(isVoted ? "list.voted" : "list.vote");
  return (
    <Form method="post" preventScrollReset className={styles.vote}>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="idea" value={id} />
      <input type="hidden" name="isVoted" value={String(!isVoted)} />
      <Button
        type="submit"
        variant={isVoted ? "fill" : "outline"}
        size="sm"
        aria-label={t("list.about", { label, title })}
      >
        {label}
      </Button>
      <span className={`${text.small} ${text.faint}`}>{t("list.votes", { count: votes })}</span>
    </Form>
  );
}

export function IdeaFailure({ answer }: { answer: FeedbackAnswer | null }) {
  if (!answer?.failure) return null;
  const { code } = answer.failure;
  return (
    <Alert kind="error" title={t("errors.failedTitle")} isAnnounced>
      {t(`errors.${code === "rate_limited" ? "wait" : code}`)}
    </Alert>
  );
}
