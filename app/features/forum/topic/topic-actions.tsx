import { Form } from "@remix-run/react";
import { forumTopic } from "~/i18n/pt-BR/community/forum-topic";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { later } from "~/ui/later";
import forumStyles from "../forum.module.css";
import { followLevels, type TopicItem } from "../topic";
import type { TopicActionAnswer } from "./topic-actions.server";
import styles from "./topic.module.css";

const t = translator("forum-topic", forumTopic);
const levels = followLevels.map((value) => ({ value, label: t(`levels.${value}`) }));

/** Lazy-loaded: the server renders it, and its script follows after the page. */
const TopicReport = later(() => import("./topic-report").then((part) => part.TopicReport));

type TopicActionsProps = { topic: TopicItem; answer: TopicActionAnswer | null };

export function TopicActions({ topic, answer }: TopicActionsProps) {
  const { path, isOwn, isLiked, score, level, mayEdit, mayRemove } = topic;
  return (
    <section aria-label={t("act.label")} className={forumStyles.section}>
      {answer?.problem && (
        <Notice kind="error" isAnnounced>
          {t(`problems.${answer.problem}`)}
        </Notice>
      )}
      {answer && !answer.problem && <Done intent={answer.intent} />}
      <div className={forumStyles.actions}>
        {!isOwn && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="like" />
            <input type="hidden" name="isLiked" value={String(!isLiked)} />
            <Button type="submit" size="sm" variant={isLiked ? "fill" : "outline"} icon="heart">
              {t(isLiked ? "act.unlike" : "act.like")}
            </Button>
          </Form>
        )}
        {score > 0 && <span className={forumStyles.facts}>{t("act.likes", { count: score })}</span>}
        {mayEdit && (
          <Button size="sm" variant="outline" to={`${path}/edit`}>
            {t("act.edit")}
          </Button>
        )}
      </div>
      <Form method="post" preventScrollReset className={styles.follow}>
        <input type="hidden" name="intent" value="follow" />
        <Select name="level" label={t("act.follow")} defaultValue={level} options={levels} />
        <Button type="submit" size="sm" variant="outline">
          {t("act.followSave")}
        </Button>
      </Form>
      {!isOwn && <TopicReport />}
      {mayRemove && (
        <details>
          <summary className={forumStyles.summary}>{t("act.remove")}</summary>
          <Form method="post" className={forumStyles.group}>
            <input type="hidden" name="intent" value="remove" />
            <p className={forumStyles.facts}>{t("act.removeHint")}</p>
            <div>
              <Button type="submit" size="sm" variant="outline">
                {t("act.removeSure")}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </section>
  );
}

const doneWords = {
  report: "act.reported",
  follow: "act.followed",
  vote: "act.voted",
  endPoll: "act.pollEnded",
  ...{ like: null, remove: null, promote: null },
} as const;

function Done({ intent }: Pick<TopicActionAnswer, "intent">) {
  const done = intent && doneWords[intent];
  if (!done) return null;
  return (
    <Notice kind="success" isAnnounced>
      {t(done)}
    </Notice>
  );
}
