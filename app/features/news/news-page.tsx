import type { ReactNode } from "react";
import { to } from "~/i18n/paths";
import { news as words } from "~/i18n/pt-BR/news";
import { translator } from "~/i18n/translator";
import { CoverImage } from "~/ui/cover-image";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import { Prose } from "~/ui/prose";
import { SmartLink } from "~/ui/smart-link";
import { Tag } from "~/ui/tag";
import { resultsPath } from "./news-links";
import { NewsMeta } from "./news-meta";
import { NewsNeighbours, type NewsNeighboursProps } from "./news-neighbours";
import { NewsOutline } from "./news-outline";
import styles from "./news-page.module.css";
import type { NewsArticle } from "./news.schema";

const t = translator("news", words);

export type NewsPageProps = NewsNeighboursProps & {
  news: NewsArticle;
  /** The control that saves the item for later. */
  favourite: ReactNode;
};

export function NewsPage({ news, favourite, ...neighbours }: NewsPageProps) {
  return (
    <article className={styles.page}>
      <PageLink to={to("/app/news")} className={styles.back}>
        ← {t("backToNews")}
      </PageLink>
      {news.category && (
        <PageLink to={resultsPath({ category: news.category.slug })} className={styles.category}>
          <Tag>{news.category.name}</Tag>
        </PageLink>
      )}
      <h1 className={styles.title}>{news.title}</h1>
      <p className={styles.summary}>{news.summary}</p>
      <div className={styles.byline}>
        <NewsMeta hasClock item={{ ...news, publishedLabel: news.publishedFullLabel }} />
        {favourite}
      </div>
      <figure className={styles.figure}>
        <CoverImage
          src={news.coverUrl}
          alt={news.coverAlt}
          widthPx={672}
          className={styles.cover}
          isFirst
        />
        {news.coverCredit && (
          <figcaption className={styles.credit}>
            {t("page.credit", { credit: news.coverCredit })}
          </figcaption>
        )}
      </figure>
      {news.correction && (
        <div className={styles.correction}>
          <Notice kind="info" title={t("page.corrected", { when: news.correction.label })}>
            {news.correction.note}
          </Notice>
        </div>
      )}
      <NewsOutline outline={news.outline} />
      <Prose html={news.bodyHtml} />
      <NewsEnd news={news} />
      <NewsNeighbours {...neighbours} />
    </article>
  );
}

function NewsEnd({ news }: { news: NewsArticle }) {
  if (!news.source && news.tags.length === 0) return null;
  return (
    <footer className={styles.end}>
      {news.source && (
        <p>
          {t("page.source")}:{" "}
          <SmartLink to={news.source.url} className={styles.source}>
            {news.source.name}
          </SmartLink>
        </p>
      )}
      {news.tags.length > 0 && (
        <ul className={styles.tags} aria-label={t("page.tags")}>
          {news.tags.map((tag) => (
            <li key={tag.slug}>
              <Tag isChip>{tag.name}</Tag>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
