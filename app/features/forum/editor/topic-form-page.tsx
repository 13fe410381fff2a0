import { type ReactNode, useState } from "react";
import { NEW_TOPIC, type Draft } from "~/content/drafts/draft";
import { ContentHeader } from "~/content/list/content-header";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { forumForm } from "~/features/forum/form.words";
import { forumTopic } from "~/features/forum/topic.words";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import { Checkbox } from "~/ui/form/checkbox";
import { RadioGroup } from "~/ui/form/radio-group";
import { Select } from "~/ui/form/select";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { SEEN_VERSION } from "../../../../contract/collections/edit-version.ts";
import {
  CARD_FIELDS,
  cardFieldName,
  SHOWN,
  type ContextCard,
} from "../../../../contract/community/context-card.ts";
import { topicPath, MAX_TOPIC_TAGS, topicTypes } from "../../../../contract/community/forum.ts";
import type { ForumLabels } from "../list/forum-labels.server";
import type { EditableTopic } from "../topic.server";
import { topicEditSchema, topicSchema } from "../topic/topic.schema";
import { SimilarTexts } from "./similar-texts";
import { TopicDraft, textOfDraft, TopicText } from "./topic-text";
import styles from "../forum.module.css";
import { FORUM } from "../forum-paths";
import type { TopicAnswer, TopicStart } from "../topic/topic-writes.server";
import { EditConflict, SeenVersion } from "~/forms/edit-conflict";

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
      <PageLink to={back.to} className={`${text.link} ${text.tap}`}>
        ← {back.label}
      </PageLink>
      <ContentHeader title={title} />
      <p className={styles.lead}>{lead}</p>
      {answer?.failure?.code === "conflict" ? (
        <EditConflict saved={answer.saved ?? null} />
      ) : (
        answer?.failure && (
          <Alert kind="error" title={failed} isAnnounced>
            {tTopic(`problems.${answer.failure.code}`)}
          </Alert>
        )
      )}
      {children}
    </>
  );
}

const types = topicTypes.map((value) => ({ value, label: t(`fields.types.${value}`) }));

const TopicExtras = lazyPart(() => import("./topic-extras").then((part) => part.TopicExtras));

const categoryOptions = ({ categories }: Pick<ForumLabels, "categories">) => [
  { value: "", label: t("fields.chooseCategory") },
  ...categories.map(({ id, name }) => ({ value: id, label: name })),
];

type NewTopicFormProps = {
  labels: ForumLabels;
  mayPoll: boolean;
  answer: TopicAnswer | null;
  category: string;
  draft: Draft | null;
  start: TopicStart;
};

function NewTopicForm({ labels, mayPoll, answer, category, draft, start }: NewTopicFormProps) {
  const form = useForm(topicSchema, {
    id: "topic",
    intent: "topic",
    answer,
    defaults: {
      ...{ type: "question", category, title: start.title, body: start.body },
      ...(start.lesson && { courseClass: start.lesson.id }),
      ...textOfDraft(draft),
    },
    isGuarded: true,
    isOnce: true,
  });
  const [title, setTitle] = useState(draft?.title ?? start.title);
  const chosen = form.chosen("tags");
  return (
    <FormFrame form={form} className={styles.form}>
      <FormErrors title={t("errors.summary")} form={form} />
      {start.lesson && (
        <Checkbox
          {...form.box("courseClass", start.lesson.id)}
          label={t("lesson", { title: start.lesson.title })}
        />
      )}
      <RadioGroup {...form.field("type")} label={t("fields.type")} options={types} />
      <TopicText form={form} mentions={form.field("calls")} onTitle={setTitle}>
        <SimilarTexts title={title} />
      </TopicText>
      <Select
        {...form.field("category")}
        required
        label={t("fields.category")}
        options={categoryOptions(labels)}
      />
      <Select
        {...form.field("canton")}
        label={t("fields.canton")}
        hint={t("fields.cantonHint")}
        options={[
          { value: "", label: t("fields.noCanton") },
          ...labels.cantons.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TopicExtras form={form} pollForm={mayPoll && form} />
      <details open={chosen.length > 0 && chosen[0] !== undefined}>
        <summary>{t("fields.tags", { max: MAX_TOPIC_TAGS })}</summary>
        <fieldset id="topic-tags" className={styles.group}>
          <legend className={styles.facts}>{t("fields.tags", { max: MAX_TOPIC_TAGS })}</legend>
          <div className={styles.choices}>
            {labels.tags.map(({ id, name }) => {
              const { error: _said, id: _one, ...box } = form.box("tags", id);
              return <Checkbox key={id} {...box} id={`topic-tag-${id}`} label={name} />;
            })}
          </div>
        </fieldset>
      </details>
      <div className={layout.cluster}>
        <Button type="submit" isLoading={form.isBusy}>
          {t("create")}
        </Button>
        <Button variant="text" to={FORUM}>
          {t("cancel")}
        </Button>
      </div>
      <TopicDraft form={form} kind="topic" target={NEW_TOPIC} draft={draft} />
    </FormFrame>
  );
}

/** Facts that are already shared are ticked, so that the author can untick them. */
const defaultsOf = (card: ContextCard | null): Record<string, string | string[]> => ({
  [SHOWN]: Object.keys(card ?? {}),
  ...Object.fromEntries(
    CARD_FIELDS.map((field) => [cardFieldName(field), card?.[field] ?? ""] as const),
  ),
});

type EditTopicFormProps = {
  draft: Draft | null;
  topic: EditableTopic;
  labels: Pick<ForumLabels, "categories">;
  answer: TopicAnswer | null;
};

function EditTopicForm({ topic, labels, answer, draft }: EditTopicFormProps) {
  const { title, body, category, card } = topic;
  const form = useForm(topicEditSchema, {
    id: "topic",
    intent: "edit",
    answer,
    defaults: {
      ...{ title, body, category, ...defaultsOf(card) },
      ...textOfDraft(draft),
    },
    isGuarded: true,
  });
  // The version on which the draft was based, even if the topic has changed since.
  const started = draft?.fields[SEEN_VERSION];
  const version = typeof started === "string" ? started : topic.version;
  return (
    <FormFrame form={form} className={styles.form}>
      <SeenVersion version={version} answer={answer} />
      <FormErrors title={t("errors.summary")} form={form} />
      <TopicText form={form} />
      <Select
        {...form.field("category")}
        required
        label={t("fields.category")}
        options={categoryOptions(labels)}
      />
      <TopicExtras form={form} />
      <div className={layout.cluster}>
        <Button type="submit" isLoading={form.isBusy}>
          {t("save")}
        </Button>
        <Button variant="text" to={to(topicPath(topic.id))}>
          {t("cancel")}
        </Button>
      </div>
      <TopicDraft form={form} kind="edit" target={topic.id} draft={draft} />
    </FormFrame>
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
