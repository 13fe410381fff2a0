import type { ListedDraft } from "~/content/drafts/drafts.server";
import { ReminderForm } from "~/content/favorites/reminder-form";
import { ContentHeader } from "~/content/list/content-header";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import text from "~/ui/text/text.module.css";
import { APPEALS_PATH } from "../../../../contract/community/moderation.ts";
import { forum } from "./words";
import styles from "../forum.module.css";
import { FORUM } from "../forum-paths";
import { TopicRows } from "./topic-card";
import type { FavoriteTopics, OwnDiscussions } from "./topics.server";

const t = translator("forum", forum);

const Back = () => (
  <PageLink to={FORUM} className={`${text.link} ${text.tap}`}>
    ← {t("title")}
  </PageLink>
);

const NotNow = ({ path }: { path: string }) => (
  <Unavailable title={t("unavailable.title")} retry={t("unavailable.retry")} to={path}>
    {t("unavailable.text")}
  </Unavailable>
);

export function FavoriteTopicsPage({ favorites }: { favorites: FavoriteTopics | null }) {
  const { topics, remindOn } = favorites ?? { topics: null, remindOn: {} };
  return (
    <>
      <Back />
      <ContentHeader title={t("favorites.title")} />
      {!topics && <NotNow path={`${FORUM}/favorites`} />}
      {topics?.length === 0 && (
        <StateMessage
          kind="empty"
          icon="bookmark"
          title={t("favorites.empty")}
          action={<Button to={FORUM}>{t("favorites.see")}</Button>}
        >
          {t("favorites.emptyText")}
        </StateMessage>
      )}
      {topics && topics.length > 0 && (
        <TopicRows
          topics={topics}
          renderBelow={({ id, title }) => (
            <ReminderForm type="forum" item={id} title={title} remindOn={remindOn[id] ?? null} />
          )}
        />
      )}
    </>
  );
}

export function DiscussionsPage({ discussions }: { discussions: OwnDiscussions | null }) {
  return (
    <>
      <Back />
      <ContentHeader title={t("discussions.title")} />
      <p className={styles.bar}>
        <Button to={`${FORUM}/create`}>{t("create")}</Button>
        <Button variant="outline" to={to(APPEALS_PATH)}>
          {t("discussions.decisions")}
        </Button>
      </p>
      {discussions && discussions.drafts.length > 0 && <Drafts drafts={discussions.drafts} />}
      {discussions ? (
        (["begun", "answered"] as const).map((which) => (
          <section key={which} className={styles.section} aria-labelledby={which}>
            <h2 id={which} className={text.large}>
              {t(`discussions.${which}`)}
            </h2>
            {discussions[which].length > 0 ? (
              <TopicRows topics={discussions[which]} />
            ) : (
              <StateMessage
                kind="empty"
                icon="message-square"
                title={t(`discussions.${which}Empty`)}
              />
            )}
          </section>
        ))
      ) : (
        <NotNow path={`${FORUM}/my-discussions`} />
      )}
    </>
  );
}

function pathOfDraft({ kind, target }: ListedDraft): string {
  if (kind === "topic") return `${FORUM}/create`;
  return kind === "edit" ? `${FORUM}/${target}/edit` : `${FORUM}/${target}#respostas`;
}

function Drafts({ drafts }: { drafts: readonly ListedDraft[] }) {
  return (
    <section className={styles.section} aria-labelledby="rascunhos">
      <h2 id="rascunhos" className={text.large}>
        {t("drafts.title")}
      </h2>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <li key={`${draft.kind} ${draft.target}`} className={styles.topic}>
            <p className={styles.facts}>{t(`drafts.${draft.kind}`)}</p>
            <h3 className={styles.topicTitle}>
              <PageLink to={pathOfDraft(draft)}>{draft.title || draft.body.slice(0, 80)}</PageLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
