import { Form } from "@remix-run/react";
import { forum } from "~/i18n/pt-BR/community/forum";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import styles from "../forum.module.css";
import { labelLevels, type LabelFollow, type LabelFollowAnswer } from "./label-follow";

const t = translator("forum", forum);
const levels = labelLevels.map((value) => ({ value, label: t(`follow.levels.${value}`) }));

type LabelFollowFormProps = { follow: LabelFollow; answer: LabelFollowAnswer | null };

export function LabelFollowForm({ follow, answer }: LabelFollowFormProps) {
  const { targetType, target, name, level } = follow;
  return (
    <Form key={target} method="post" preventScrollReset className={styles.follow}>
      <input type="hidden" name="targetType" value={targetType} />
      <input type="hidden" name="target" value={target} />
      <Select
        name="level"
        label={t("follow.label", { name })}
        defaultValue={level}
        options={levels}
      />
      <Button type="submit" size="sm" variant="outline">
        {t("follow.save")}
      </Button>
      {answer && (
        <Notice kind={answer.problem ? "error" : "success"} isAnnounced>
          {t(answer.problem ? `follow.problems.${answer.problem}` : "follow.saved")}
        </Notice>
      )}
    </Form>
  );
}
