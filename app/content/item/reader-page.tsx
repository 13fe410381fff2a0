import { Fragment, type ReactNode } from "react";
import { content } from "~/i18n/pt-BR/content/content";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { PageLink } from "~/ui/action/page-link";
import { SmartLink } from "~/ui/action/smart-link";
import { Tag } from "~/ui/data/tag";
import { usualChoices, type ReadingChoices } from "../../../contract/content/reading.ts";
import type { ContentKind } from "../content-kind";
import { categoryPath, listPath, resultsPath } from "../links";
import { ContentFacts } from "./content-facts";
import { CoverFigure } from "./cover-figure";
import { ContentMeta } from "../teasers/content-meta";
import { Neighbors, type NeighborsProps } from "./neighbors";
import { TermedProse } from "../glossary/termed-prose";
import { ContentOutline } from "./content-outline";
import head from "./item-head.module.css";
import styles from "./reader-page.module.css";
import { ReaderTools } from "./reader-tools";
import { useReadingLook } from "../reading/reading-look";
import { useReading } from "../reading/use-reading";
import { Useful } from "../reading/useful-of";
import type { ContentItem } from "../schema";
import { AfterText, BeforeText } from "./text-parts";

const t = translator("content", content);

export type Media = { stage: ReactNode; texts: ReactNode };

export type ReaderPageProps = NeighborsProps & {
  item: ContentItem;
  favorite: ReactNode;
  comments?: ReactNode;
  choices?: ReadingChoices;
  media?: Media;
  /** Nothing is saved, asked or shared. */
  isPreview?: true;
};

export function ReaderPage({
  item,
  favorite,
  comments,
  media,
  choices: kept = usualChoices,
  isPreview,
  ...neighbors
}: ReaderPageProps) {
  const { kind } = neighbors;
  const reading = { type: kind.name, item: item.id };
  const { own, text } = useReading(reading, isPreview);
  const hasText = item.bodyHtml !== "";
  const look = useReadingLook({ kept, hasText, text, itemId: item.id });
  return (
    <article {...look.page} className={`${styles.page} ${look.page.className}`}>
      {look.leave}
      <PageLink to={listPath(kind)} className={head.back}>
        ← {kind.t("title")}
      </PageLink>
      {media && <div className={styles.stage}>{media.stage}</div>}
      {item.category && (
        <PageLink to={categoryPath(kind, item.category.slug)} className={head.category}>
          <Tag>{item.category.name}</Tag>
        </PageLink>
      )}
      <h1 className={head.title}>{item.title}</h1>
      <div className={styles.byline}>
        <ContentMeta hasClock item={{ ...item, publishedLabel: item.publishedFullLabel }} />
        {!isPreview && (
          <ReaderTools kind={kind} key={item.id} item={item} favorite={favorite}>
            {look.opener}
          </ReaderTools>
        )}
      </div>
      {look.panel}
      <p className={head.summary}>{item.summary}</p>
      {media ? media.texts : <CoverFigure {...item} />}
      {item.correction && (
        <div className={styles.correction}>
          <Notice kind="info" title={t("page.corrected", { when: item.correction.label })}>
            {item.correction.note}
          </Notice>
        </div>
      )}
      {item.warning && (
        <div className={styles.correction}>
          <Notice kind="warning">{item.warning}</Notice>
        </div>
      )}
      {(item.change || item.wording) && (
        <BeforeText
          key={`before ${item.id}`}
          target={reading}
          item={item}
          own={own}
          isPersonal={kept.isPersonal}
          isPreview={isPreview}
        />
      )}
      <ContentFacts facts={item.facts ?? []} />
      <ContentOutline outline={item.outline} place="text" />
      {hasText && (
        <div ref={text}>
          <TermedProse html={item.bodyHtml} terms={item.terms ?? []} />
        </div>
      )}
      {(item.films || item.footnotes) && (
        <AfterText key={`after ${item.id}`} item={item} text={text} />
      )}
      <ReaderEnd kind={kind} item={item} />
      {/* Sibling keys must differ: the comments use the item's id. */}
      {!isPreview && <Useful key={`useful ${item.id}`} {...reading} own={own} />}
      {comments}
      <Neighbors {...neighbors} />
    </article>
  );
}

function ReaderEnd({ kind, item }: { kind: ContentKind; item: ContentItem }) {
  const { sources } = item;
  if (sources.length === 0 && item.tags.length === 0) return null;
  return (
    <footer className={styles.end}>
      {sources.length > 0 && (
        <p>
          {t("page.source", { count: sources.length })}:{" "}
          {sources.map(({ name, url }, at) => (
            <Fragment key={url}>
              {at > 0 && ", "}
              <SmartLink to={url} className={styles.source}>
                {name}
              </SmartLink>
            </Fragment>
          ))}
        </p>
      )}
      {item.tags.length > 0 && (
        <ul className={styles.tags} aria-label={t("page.tags")}>
          {item.tags.map((tag) => (
            <li key={tag.slug}>
              <PageLink to={resultsPath(kind, { tag: tag.slug })} className={styles.tag}>
                <Tag isChip>{tag.name}</Tag>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
