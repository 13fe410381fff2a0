import { Form } from "@remix-run/react";
import { classifieds as words } from "~/features/classifieds/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextArea } from "~/ui/form/text-area";
import layout from "~/ui/layout/layout.module.css";
import { REPORT_NOTE_MAX_LENGTH } from "../../../../contract/community/comments.ts";
import { offerReportReasons } from "../../../../contract/classifieds/offers.ts";
import type { OfferAnswer } from "./offer-answer.server";

const t = translator("classifieds", words);

export function ReportForm({ item, answer }: { item: string; answer: OfferAnswer | null }) {
  const own = answer?.intent === "report" ? answer : null;
  if (own?.isDone)
    return (
      <Alert kind="success" isAnnounced>
        {t("report.done")}
      </Alert>
    );
  return (
    <details open={own !== null || undefined}>
      <summary>{t("report.open")}</summary>
      {own?.problem && (
        <Alert kind="error" isAnnounced>
          {t(`problem.${own.problem}`)}
        </Alert>
      )}
      <Form method="post" className={layout.stack} preventScrollReset>
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="item" value={item} />
        <Select
          name="reason"
          label={t("report.reason")}
          options={offerReportReasons.map((value) => ({
            value,
            label: t(`report.reasons.${value}`),
          }))}
        />
        <TextArea name="note" label={t("report.note")} limit={REPORT_NOTE_MAX_LENGTH} rows={3} />
        <div className={layout.cluster}>
          <Button type="submit" variant="outline" size="sm">
            {t("report.submit")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
