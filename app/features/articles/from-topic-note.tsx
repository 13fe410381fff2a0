import type { FromTopic } from "~/content/item/from-topic.server";
import { promoted } from "~/i18n/pt-BR/community/promoted";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";

const t = translator("promoted", promoted);

export function FromTopicNote({ from }: { from: FromTopic }) {
  const { title, path, by } = from;
  return (
    <Alert kind="info" title={t("topic.title")}>
      {by ? (
        <>
          {t("topic.by")} <PageLink to={by.path}>{by.name}</PageLink>.
        </>
      ) : (
        t("topic.someone")
      )}{" "}
      <PageLink to={path}>{t("topic.link", { title })}</PageLink>
    </Alert>
  );
}
