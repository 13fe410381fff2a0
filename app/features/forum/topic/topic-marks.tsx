import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import text from "~/ui/text/text.module.css";
import type { TopicItem } from "../topic";
import { topicMarks } from "./marks.words";

const t = translator("topic-marks", topicMarks);

type TopicMarksProps = {
  topic: Pick<TopicItem, "teamEditReason" | "splitFrom" | "splitInto">;
};

export function TopicMarks({ topic: { teamEditReason, splitFrom, splitInto } }: TopicMarksProps) {
  return (
    <>
      {teamEditReason && <Alert kind="info">{t("edited", { reason: teamEditReason })}</Alert>}
      {splitFrom && (
        <Alert kind="info">
          {t("splitFrom")}{" "}
          <PageLink to={splitFrom} className={text.link}>
            {t("seeOther")}
          </PageLink>
        </Alert>
      )}
      {splitInto && (
        <Alert kind="info">
          {t("splitInto")}{" "}
          <PageLink to={splitInto} className={text.link}>
            {t("seeOther")}
          </PageLink>
        </Alert>
      )}
    </>
  );
}
