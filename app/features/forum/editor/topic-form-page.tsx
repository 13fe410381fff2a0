import type { ReactNode } from "react";
import { ContentHeader } from "~/content/list/content-header";
import { forumForm } from "~/i18n/pt-BR/community/forum-form";
import { forumTopic } from "~/i18n/pt-BR/community/forum-topic";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Notice } from "~/ui/feedback/alert";
import { topicPath } from "../../../../contract/community/forum.ts";
import styles from "../forum.module.css";
import { FORUM } from "../forum-paths";
import { EditTopicForm, NewTopicForm } from "./topic-form";
import type { TopicAnswer } from "../topic/topic-writes.server";
import { EditConflict } from "~/forms/edit-conflict";

const t = translator("forum-form", forumForm);
const tTopic = translator("forum-topic", forumTopic);

type FrameProps = {
  back: { to: string; label: string };
  title: string;
  lead: string;
  failed: string;
  answer: TopicAnswer | null;
  children: ReactNode;
};

function Frame({ back, title, lead, failed, answer, children }: FrameProps) {
  return (
    <>
      <PageLink to={back.to} className={styles.link}>
        ← {back.label}
      </PageLink>
      <ContentHeader title={title} />
      <p className={styles.lead}>{lead}</p>
      {answer?.failure?.code === "conflict" ? (
        <EditConflict saved={answer.saved ?? null} />
      ) : (
        answer?.failure && (
          <Notice kind="error" title={failed} isAnnounced>
            {tTopic(`problems.${answer.failure.code}`)}
          </Notice>
        )
      )}
      {children}
    </>
  );
}

type NewTopicPageProps = Parameters<typeof NewTopicForm>[0];

export function NewTopicPage(props: NewTopicPageProps) {
  return (
    <Frame
      back={{ to: FORUM, label: t("back") }}
      title={t("createTitle")}
      lead={t("createLead")}
      failed={t("failed")}
      answer={props.answer}
    >
      <NewTopicForm {...props} />
    </Frame>
  );
}

type EditTopicPageProps = Parameters<typeof EditTopicForm>[0];

export function EditTopicPage(props: EditTopicPageProps) {
  return (
    <Frame
      back={{ to: to(topicPath(props.topic.id)), label: t("backToTopic") }}
      title={t("editTitle")}
      lead={t("editLead")}
      failed={t("notSaved")}
      answer={props.answer}
    >
      <EditTopicForm {...props} />
    </Frame>
  );
}
