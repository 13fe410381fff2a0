import { promoted } from "~/i18n/pt-BR/community/promoted";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import type { ArticleOfTopic } from "../topic";

const t = translator("promoted", promoted);

export function TopicArticle({ article }: { article: ArticleOfTopic }) {
  const { title, path, isNewer } = article;
  return (
    <Alert kind="info" title={t("article.title")}>
      {isNewer && `${t("article.newer")} `}
      <PageLink to={path}>{t("article.link", { title })}</PageLink>
    </Alert>
  );
}
