import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import textStyles from "~/ui/text/text.module.css";
import { DecisionButton } from "./decision-form";
import styles from "./moderation.module.css";
import type { Decision } from "./queue.server";
import { moderation } from "./words";

const t = translator("moderation", moderation);

export function DecisionRow({ decision }: { decision: Decision }) {
  const { collection, atLabel, by, changed, reason, text } = decision;
  return (
    <li className={styles.facts}>
      <span>{atLabel}</span>
      <strong>{by}</strong>
      <span>{t(`decisions.about.${collection}`)}</span>
      <span>{changed.map((change) => t(`decisions.changes.${change}`)).join(", ")}</span>
      {reason && <span>{t("decisions.reason", { reason })}</span>}
      {text?.path && (
        <PageLink to={text.path} className={textStyles.link}>
          {text.excerpt}
        </PageLink>
      )}
      {text && !text.path && <span>{text.excerpt}</span>}
      {text?.isHidden && (
        <DecisionButton
          values={{ decision: "show", targetType: text.targetType, target: text.target }}
        >
          {t("act.show")}
        </DecisionButton>
      )}
    </li>
  );
}
