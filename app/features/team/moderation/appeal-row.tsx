import { moderation } from "~/i18n/pt-BR/community/moderation";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import { APPEAL_MAX_LENGTH } from "../../../../contract/community/moderation.ts";
import { DecisionForm } from "./decision-form";
import styles from "./moderation.module.css";
import type { OpenAppeal } from "./queue";
import { WholeText } from "./whole-text";

const t = translator("moderation", moderation);

type AppealRowProps = {
  appeal: OpenAppeal;
  typed?: string | undefined;
};

/** A different moderator must answer it. */
export function AppealRow({ appeal, typed }: AppealRowProps) {
  const { id, targetType, body, decision, decidedBy, member, mayAnswer, sinceLabel } = appeal;
  return (
    <li className={styles.item}>
      <p className={styles.facts}>
        <strong>{t(`appeals.against.${targetType}`)}</strong>
        <span>{member?.name ?? t("someone")}</span>
        <span>{t("reported.since", { when: sinceLabel })}</span>
        {decidedBy && <span>{t("appeals.decidedBy", { name: decidedBy })}</span>}
      </p>
      <p className={styles.facts}>{t(`appeals.decision.${targetType}`)}</p>
      <WholeText text={decision} />
      <p className={styles.facts}>{t("appeals.plea")}</p>
      <p className={styles.text}>{body}</p>
      {mayAnswer ? (
        <DecisionForm values={{ decision: "answer", appeal: id }}>
          {(sending) => (
            <>
              <TextArea
                name="answer"
                required
                label={t("appeals.answer")}
                rows={3}
                limit={APPEAL_MAX_LENGTH}
                defaultValue={typed}
              />
              {(["granted", "refused"] as const).map((state) => (
                <Button
                  key={state}
                  type="submit"
                  name="state"
                  value={state}
                  size="sm"
                  variant={state === "granted" ? "fill" : "outline"}
                  isLoading={sending !== null}
                >
                  {t(`appeals.answers.${state}`)}
                </Button>
              ))}
            </>
          )}
        </DecisionForm>
      ) : (
        <p className={styles.facts}>{t("appeals.own")}</p>
      )}
    </li>
  );
}
