import { Form } from "@remix-run/react";
import { connections } from "~/i18n/pt-BR/community/connections";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import { REPORT_NOTE_MAX_LENGTH, reportReasons } from "../../../../contract/community/comments.ts";
import { CONNECTIONS_PATH } from "./connection";
import styles from "./connections.module.css";

const t = translator("connections", connections);

const options = reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }));

export function ReportForm({ directusUserId, back }: { directusUserId: string; back: string }) {
  return (
    <Form method="post" action={CONNECTIONS_PATH} className={styles.report} preventScrollReset>
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="with" value={directusUserId} />
      <input type="hidden" name="back" value={back} />
      <Select name="reason" label={t("report.reason")} options={options} />
      <TextArea name="note" label={t("report.note")} rows={3} limit={REPORT_NOTE_MAX_LENGTH} />
      <div>
        <Button type="submit" variant="outline">
          {t("report.submit")}
        </Button>
      </div>
    </Form>
  );
}
