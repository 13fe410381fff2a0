import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Notice } from "~/ui/feedback/notice";
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
      {teamEditReason && <Notice kind="info">{t("edited", { reason: teamEditReason })}</Notice>}
      {splitFrom && (
        <Notice kind="info">
          {t("splitFrom")}{" "}
          <PageLink to={splitFrom} className={text.link}>
            {t("seeOther")}
          </PageLink>
        </Notice>
      )}
      {splitInto && (
        <Notice kind="info">
          {t("splitInto")}{" "}
          <PageLink to={splitInto} className={text.link}>
            {t("seeOther")}
          </PageLink>
        </Notice>
      )}
    </>
  );
}
