import { Form } from "@remix-run/react";
import { ContentHeader } from "~/content/list/content-header";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { APPEALS_PATH, APPEAL_MAX_LENGTH } from "../../../../contract/community/moderation.ts";
import { appeals } from "./appeals.words";
import styles from "./moderation.module.css";
import type { AppealAnswer, OwnDecision } from "./appeals.server";

const t = translator("appeals", appeals);

type AppealsPageProps = {
  decisions: OwnDecision[] | null;
  answer: AppealAnswer | null;
};

export function AppealsPage({ decisions, answer }: AppealsPageProps) {
  return (
    <>
      <PageLink to={to("/app/forum")} className={`${textStyles.link} ${textStyles.tap}`}>
        ← {t("back")}
      </PageLink>
      <ContentHeader title={t("title")} />
      <p className={styles.lead}>{t("lead")}</p>
      {answer && (
        <Alert kind={answer.problem ? "error" : "success"} isAnnounced>
          {answer.problem ? t(`problems.${answer.problem}`) : t("sent")}
        </Alert>
      )}
      {!decisions && (
        <Unavailable
          title={t("unavailable.title")}
          retry={t("unavailable.retry")}
          to={to(APPEALS_PATH)}
        >
          {t("unavailable.text")}
        </Unavailable>
      )}
      {decisions?.length === 0 && (
        <StateMessage kind="empty" icon="circle-check" title={t("empty.title")}>
          {t("empty.text")}
        </StateMessage>
      )}
      <ul className={layout.stack}>
        {decisions?.map((decision) => (
          <DecisionRow
            key={decision.target}
            decision={decision}
            typed={answer?.target === decision.target ? answer.typed : ""}
          />
        ))}
      </ul>
    </>
  );
}

function DecisionRow({ decision, typed }: { decision: OwnDecision; typed: string }) {
  const { targetType, kind, target, text, reason, untilLabel, isOver } = decision;
  const { appeal, mayAppeal } = decision;
  const end = untilLabel ? t("until", { when: untilLabel }) : t("noEnd");
  return (
    <li className={styles.item}>
      <h2 className={textStyles.large}>{t(`kinds.${kind}`)}</h2>
      {targetType === "sanctions" && <p className={styles.facts}>{isOver ? t("ended") : end}</p>}
      <p className={styles.text}>{text}</p>
      {reason && <p className={styles.text}>{t("reason", { reason })}</p>}
      {appeal && <SentAppeal appeal={appeal} />}
      {mayAppeal && (
        <Form method="post" className={styles.section} preventScrollReset>
          <input type="hidden" name="targetType" value={targetType} />
          <input type="hidden" name="target" value={target} />
          <TextArea
            name="body"
            id={`recurso-${target}`}
            required
            label={t("body")}
            hint={t("hint")}
            rows={4}
            limit={APPEAL_MAX_LENGTH}
            defaultValue={typed}
          />
          <div>
            <Button type="submit">{t("send")}</Button>
          </div>
        </Form>
      )}
    </li>
  );
}

function SentAppeal({ appeal }: { appeal: NonNullable<OwnDecision["appeal"]> }) {
  return (
    <div className={styles.section}>
      <p className={styles.facts}>
        <strong>{t("yours")}</strong>
        <span>{t(`states.${appeal.state}`)}</span>
      </p>
      <p className={styles.text}>{appeal.body}</p>
      {appeal.answer && (
        <>
          <p className={styles.facts}>
            <strong>{t("answer")}</strong>
          </p>
          <p className={styles.text}>{appeal.answer}</p>
        </>
      )}
    </div>
  );
}
