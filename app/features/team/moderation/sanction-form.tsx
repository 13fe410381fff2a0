import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import {
  MODERATION_PATH,
  REASON_MAX_LENGTH,
  sanctionDays,
  sanctionKinds,
} from "../../../../contract/community/moderation.ts";
import { moderation } from "./words";
import styles from "./moderation.module.css";
import type { DecisionAnswer } from "./queue.server";

const t = translator("moderation", moderation);

type SanctionFormProps = {
  member: string;
  typed?: DecisionAnswer["typed"];
};

export function SanctionForm({ member, typed = null }: SanctionFormProps) {
  const { Form, data: answer, state } = useFetcher<DecisionAnswer>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer && !answer.problem) form.current?.reset();
  }, [answer]);
  return (
    <details open={typed !== null}>
      <summary>{t("sanction.new")}</summary>
      {answer && (
        <Alert kind={answer.problem ? "error" : "success"} isAnnounced>
          {answer.problem ? t(`problems.${answer.problem}`) : t("sanction.done")}
        </Alert>
      )}
      <Form ref={form} method="post" action={to(MODERATION_PATH)} className={styles.form}>
        <input type="hidden" name="decision" value="sanction" />
        <input type="hidden" name="member" value={member} />
        <Select
          name="kind"
          label={t("sanction.kind")}
          hint={t("sanction.kindHint")}
          defaultValue={typed?.["kind"]}
          options={sanctionKinds.map((value) => ({ value, label: t(`sanction.kinds.${value}`) }))}
        />
        <Select
          name="days"
          label={t("sanction.days")}
          defaultValue={typed?.["days"]}
          options={sanctionDays.map((count) => ({
            value: String(count),
            label: t("sanction.dayCount", { count }),
          }))}
        />
        <TextField
          name="reason"
          required
          label={t("sanction.reason")}
          hint={t("sanction.reasonHint")}
          limit={REASON_MAX_LENGTH}
          defaultValue={typed?.["reason"]}
        />
        <Button type="submit" size="sm" variant="outline" isLoading={state !== "idle"}>
          {t("sanction.send")}
        </Button>
      </Form>
    </details>
  );
}
