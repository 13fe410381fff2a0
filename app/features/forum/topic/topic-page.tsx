import { Form } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { AuthorLine } from "~/content/item/author-line";
import { FavoriteToggle } from "~/content/favorites/favorite-toggle";
import { MarkdownText } from "~/content/writing/markdown-text";
import { comments } from "~/i18n/pt-BR/community/comments";
import { forumTopic } from "~/features/forum/topic.words";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import act from "~/ui/action/act.module.css";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { WhenLabel } from "~/ui/data/when-label";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import { Icon } from "~/ui/media/icon";
import text from "~/ui/text/text.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { commentHash } from "../../../../contract/community/comments.ts";
import forumStyles from "../forum.module.css";
import { FORUM, forumPath } from "../forum-paths";
import { type TopicItem, type TopicRevision, followLevels } from "../topic";
import type { TopicActionAnswer } from "./topic-actions.server";
// The server renders the poll, so its styles must load with the page, before the lazy script.
import "~/ui/data/bar-chart.module.css";
import "~/ui/form/radio-group.module.css";
import "../poll/topic-poll.module.css";
import styles from "./topic.module.css";

const t = translator("forum-topic", forumTopic);
const tComments = translator("comments", comments);

const ContextCard = lazyPart(() => import("./context-card").then((part) => part.ContextCard));
const TopicArticle = lazyPart(() => import("./topic-article").then((part) => part.TopicArticle));
const TopicHistory = lazyPart(() => import("./topic-history").then((part) => part.TopicHistory));
const TopicMarks = lazyPart(() => import("./topic-marks").then((part) => part.TopicMarks));
const TopicPoll = lazyPart(() => import("../poll/topic-poll").then((part) => part.TopicPoll));
const PromoteForm = lazyPart(() => import("./promote-form").then((part) => part.PromoteForm));

export type TopicPageProps = {
  topic: TopicItem;
  /** Null unless requested; "failed" if unavailable. */
  revisions: TopicRevision[] | "failed" | null;
  answer: TopicActionAnswer | null;
  moderation: ReactNode;
  replies: ReactNode;
};

const levels = followLevels.map((value) => ({ value, label: t(`levels.${value}`) }));

const TopicReport = lazyPart(() => import("./topic-report").then((part) => part.TopicReport));

type TopicActionsProps = { topic: TopicItem; answer: TopicActionAnswer | null };

function TopicActions({ topic, answer }: TopicActionsProps) {
  const { path, isOwn, isLiked, score, mayEdit, mayRemove } = topic;
  return (
    <section aria-label={t("act.label")} className={layout.stack}>
      {answer?.problem && (
        <Alert kind="error" isAnnounced>
          {t(`problems.${answer.problem}`)}
        </Alert>
      )}
      {answer && !answer.problem && <Done intent={answer.intent} />}
      <div className={`${layout.cluster} ${styles.acts}`}>
        {!isOwn && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="like" />
            <input type="hidden" name="isLiked" value={String(!isLiked)} />
            <button type="submit" className={act.act}>
              <Icon name="heart" size={16} isFilled={isLiked} />
              {t(isLiked ? "act.unlike" : "act.like")}
            </button>
          </Form>
        )}
        {score > 0 && <span className={forumStyles.facts}>{t("act.likes", { count: score })}</span>}
        {mayEdit && (
          <PageLink to={`${path}/edit`} className={act.act}>
            {t("act.edit")}
          </PageLink>
        )}
        {!isOwn && <TopicReport />}
        {mayRemove && <RemoveForm />}
      </div>
    </section>
  );
}

function RemoveForm() {
  return (
    <details>
      <summary className={act.act}>{t("act.remove")}</summary>
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
  );
}

/** Follows the replies: who has read them decides whether to hear of more. */
function FollowForm({ level }: Pick<TopicItem, "level">) {
  return (
    <Form method="post" preventScrollReset className={styles.follow}>
      <input type="hidden" name="intent" value="follow" />
      <Select name="level" label={t("act.follow")} defaultValue={level} options={levels} />
      <Button type="submit" size="sm" variant="outline">
        {t("act.followSave")}
      </Button>
    </Form>
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
    <Alert kind="success" isAnnounced>
      {t(done)}
    </Alert>
  );
}

export function TopicPage({ topic, revisions, answer, moderation, replies }: TopicPageProps) {
  const { id, title, category, tags, isHidden, isPending, isClosed } = topic;
  // Loading the page marks replies as read. The unread notice stays until the reader leaves, even after a
  // reload of the data.
  const [news] = useState(topic.news);
  return (
    <>
      <PageLink to={FORUM} className={`${text.link} ${text.tap}`}>
        ← {t("back")}
      </PageLink>
      <article className={styles.topic} aria-labelledby="topico">
        <p className={forumStyles.facts}>
          {category && (
            <PageLink
              to={forumPath({ category: category.slug })}
              className={`${text.link} ${text.tap}`}
            >
              {category.name}
            </PageLink>
          )}
          <span>{t(`types.${topic.type}`)}</span>
          {topic.cantonCodes.map((code) => (
            <span key={code}>{code}</span>
          ))}
        </p>
        <h1 id="topico" className={styles.title}>
          {title}
        </h1>
        {topic.asOfLabel && <Alert kind="info">{t("asOf", { when: topic.asOfLabel })}</Alert>}
        {topic.isExample && <Alert kind="info">{t("example")}</Alert>}
        {isPending && <Alert kind="warning">{t("pending")}</Alert>}
        {isHidden && !isPending && (
          <Alert kind="warning">
            {t("hidden")}{" "}
            <PageLink to={to("/app/forum/appeals")} className={text.link}>
              {t("appeal")}
            </PageLink>
          </Alert>
        )}
        {isClosed && <Alert kind="info">{t("closed")}</Alert>}
        {(topic.teamEditReason ?? topic.splitFrom ?? topic.splitInto) && (
          <TopicMarks topic={topic} />
        )}
        <TopicHead topic={topic} />
        {topic.article && <TopicArticle article={topic.article} />}
        {topic.context.length > 0 && <ContextCard lines={topic.context} />}
        <MarkdownText html={topic.bodyHtml} author={topic.author?.name ?? t("someone")} />
        {topic.poll && <TopicPoll poll={topic.poll} />}
        {tags.length > 0 && (
          <ul className={`${layout.cluster} ${layout.wide}`}>
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <PageLink to={forumPath({ tag: slug })} className={`${text.link} ${text.tap}`}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        {topic.solutions.map((solution) => (
          <section key={solution.id} className={styles.solution} aria-label={t("solution.title")}>
            <p>
              <strong className={styles.solutionTitle}>✓ {t("solution.title")}:</strong>{" "}
              <a href={commentHash(solution.number)} className={`${text.link} ${text.tap}`}>
                {t("solution.by", { name: solution.author?.name ?? t("someone") })}
              </a>
            </p>
            {moderation && !topic.article && <PromoteForm reply={solution.id} answer={answer} />}
          </section>
        ))}
        <TopicActions topic={topic} answer={answer} />
        {moderation}
        {revisions && <TopicHistory revisions={revisions} />}
      </article>
      <section id="respostas" className={forumStyles.section} aria-labelledby="respostas-titulo">
        <h2 id="respostas-titulo">
          <VisuallyHidden>{tComments("forum.title")}</VisuallyHidden>
        </h2>
        {news && (
          <p className={styles.news}>
            {t("news", { count: news.count })}{" "}
            <a href={commentHash(news.from)} className={text.link}>
              {t("unread")}
            </a>
          </p>
        )}
        {topic.isOld && !isClosed && (
          <Alert kind="info" title={t("old.title")}>
            {t("old.text")}{" "}
            <PageLink to={`${FORUM}/create?from=${id}`} className={text.link}>
              {t("old.begin")}
            </PageLink>
          </Alert>
        )}
        {replies}
        <FollowForm level={topic.level} />
      </section>
    </>
  );
}

function TopicHead({ topic }: { topic: TopicItem }) {
  const { id, title, author, created, edited, editCount, lesson } = topic;
  return (
    <AuthorLine author={author}>
      <WhenLabel when={created} />
      {edited && <WhenLabel when={edited}>{t("edited", { when: edited.label })}</WhenLabel>}
      {lesson && (
        <PageLink to={to(lesson.path)} className={`${text.link} ${text.tap}`}>
          {t("lesson", { title: lesson.title })}
        </PageLink>
      )}
      {editCount > 0 && (
        <PageLink to="?history=1#historico" className={`${text.link} ${text.tap}`}>
          {t("history.open")}
        </PageLink>
      )}
      <FavoriteToggle type="forum" item={id} isFavorite={topic.isFavorite} title={title} />
    </AuthorLine>
  );
}
