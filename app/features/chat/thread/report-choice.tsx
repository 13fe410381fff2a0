import { chat as words } from "~/i18n/pt-BR/community/chat";
import { translator } from "~/i18n/translator";
import { REPORT_FORM, type ReportChoices } from "./report-choices";
import styles from "./message-log.module.css";

const t = translator("chat", words);

type ReportChoiceProps = {
  id: string;
  report: ReportChoices;
};

export function ReportChoice({ id, report }: ReportChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name="chosen"
        value={id}
        form={REPORT_FORM}
        defaultChecked={report.messages.includes(id)}
      />
      {t("report.choose")}
    </label>
  );
}
