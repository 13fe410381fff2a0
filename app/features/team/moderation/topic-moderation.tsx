import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import { MODERATION_PATH } from "../../../../contract/community/moderation.ts";
import { slowModeMinutes as slowModes } from "../../../../contract/community/forum-limits.ts";
import { DecisionForm, DecisionButton } from "./decision-form";
import { EditTextForm } from "./edit-text-form";
import { HideForm } from "./hide-form";
import { SPLIT_FORM } from "./split-form";
import { TeamForm } from "./team-form";
import { moderation } from "./words";
import styles from "./moderation.module.css";
import { SanctionForm } from "./sanction-form";

const t = translator("moderation", moderation);

const slowModeOptions = slowModes.map((count) => ({
  value: String(count),
  label: count === 0 ? t("act.slowNone") : t("act.slowMinutes", { count }),
}));

function TopicStructure({ topic }: { topic: string }) {
  return (
    <>
      <TeamForm
        summary={t("merge.title")}
        values={{ decision: "merge", target: topic }}
        submit={t("merge.send")}
      >
        <p className={styles.facts}>{t("merge.hint")}</p>
        <TextField name="into" required label={t("merge.into")} hint={t("merge.intoHint")} />
      </TeamForm>
      <TeamForm
        id={SPLIT_FORM}
        summary={t("split.title")}
        values={{ decision: "split", target: topic }}
        submit={t("split.send")}
      >
        <p className={styles.facts}>{t("split.hint")}</p>
        <TextField
          name="title"
          required
          label={t("split.topicTitle")}
          limit={TOPIC_TITLE_MAX_LENGTH}
        />
        <TextArea
          name="body"
          required
          label={t("split.body")}
          rows={3}
          limit={TOPIC_BODY_MAX_LENGTH}
        />
      </TeamForm>
    </>
  );
}

type TopicModerationProps = {
  topic: {
    id: string;
    isClosed: boolean;
    isPinned: boolean;
    isHidden: boolean;
    authorId: string | null;
    title: string;
    slowModeMinutes: number;
  };
  /** In Markdown, as its author typed it. */
  body: string;
  categories: readonly { id: string; name: string }[];
};

export function TopicModeration({ topic, body, categories }: TopicModerationProps) {
  const { id, isClosed, isPinned, isHidden, authorId, title, slowModeMinutes } = topic;
  const decisions = [isClosed ? "reopen" : "close", isPinned ? "unpin" : "pin"] as const;
  const about = { targetType: "forum", target: id } as const;
  return (
    <section aria-labelledby="moderacao" className={styles.item}>
      <h2 id="moderacao" className={text.large}>
        {t("panel")}
      </h2>
      <div className={`${layout.cluster} ${layout.tight}`}>
        {isHidden ? (
          <DecisionButton values={{ decision: "show", ...about }} back={id}>
            {t("act.show")}
          </DecisionButton>
        ) : (
          <>
            {decisions.map((decision) => (
              <DecisionButton key={decision} values={{ decision, target: id }} back={id}>
                {t(`act.${decision}`)}
              </DecisionButton>
            ))}
          </>
        )}
      </div>
      {categories.length > 0 && !isHidden && (
        <DecisionForm values={{ decision: "move", target: id }} back={id}>
          {(sending) => (
            <>
              <Select
                name="to"
                label={t("act.moveTo")}
                options={categories.map(({ id: value, name: label }) => ({ value, label }))}
              />
              <Button type="submit" size="sm" variant="outline" isLoading={sending !== null}>
                {t("act.move")}
              </Button>
            </>
          )}
        </DecisionForm>
      )}
      {!isHidden && (
        <>
          <DecisionForm values={{ decision: "slow", target: id }} back={id}>
            {(sending) => (
              <>
                <Select
                  name="minutes"
                  label={t("act.slowMode")}
                  defaultValue={String(slowModeMinutes)}
                  options={slowModeOptions}
                />
                <Button type="submit" size="sm" variant="outline" isLoading={sending !== null}>
                  {t("act.slow")}
                </Button>
              </>
            )}
          </DecisionForm>
          <HideForm about={about} submit={t("act.hideTopic")} />
          <EditTextForm summary={t("edit.topic")} about={about} title={title} body={body} />
          <TopicStructure topic={id} />
        </>
      )}
      {authorId && <SanctionForm member={authorId} />}
      <PageLink to={to(MODERATION_PATH)} className={text.link}>
        {t("queue")}
      </PageLink>
    </section>
  );
}
