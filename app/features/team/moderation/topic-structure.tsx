import { moderation } from "~/i18n/pt-BR/community/moderation";
import { translator } from "~/i18n/translator";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import {
  TOPIC_BODY_MAX_LENGTH,
  TOPIC_TITLE_MAX_LENGTH,
} from "../../../../contract/community/forum.ts";
import styles from "./moderation.module.css";
import { SPLIT_FORM } from "./split-form";
import { TeamForm } from "./team-form";

const t = translator("moderation", moderation);

export function TopicStructure({ topic }: { topic: string }) {
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
