import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, Fragment } from "react";
import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page/page-meta";
import { PageLink } from "~/ui/action/page-link";
import { SmartLink } from "~/ui/action/smart-link";
import { Tag } from "~/ui/data/tag";
import { Alert } from "~/ui/feedback/alert";
import { lazyPart } from "~/ui/later";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { usualChoices, type ReadingChoices } from "../../../contract/content/reading.ts";
import { FavoriteToggle } from "../favorites/favorite-toggle";
import { TermedProse } from "../glossary/termed-prose";
import { categoryPath, listPath, resultsPath } from "../links";
import { useReadingLook } from "../reading/reading-look";
import { useReading } from "../reading/use-reading";
import { Useful } from "../reading/useful-of";
import { ContentMeta } from "../teasers/content-meta";
import { ContentFacts } from "./content-facts";
import { ContentOutline } from "./content-outline";
import { CoverFigure } from "./cover-figure";
import type { contentItem } from "./item.server";
import type { ContentItem, ContentKind } from "../schema";
import { Neighbors, type NeighborsProps } from "./neighbors";
import { ReaderTools } from "./reader-tools";
import { AfterText, BeforeText } from "./text-parts";
import styles from "./content-aside.module.css";
import head from "./item-head.module.css";
import readerPageStyles from "./reader-page.module.css";

type Loader = ReturnType<typeof contentItem>;

const LockedItemPage = lazyPart(() =>
  import("./locked-item-page").then((part) => part.LockedItemPage),
);

const t = translator("content", content);

export type Media = { stage: ReactNode; texts: ReactNode };

type ReaderPageProps = NeighborsProps & {
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
  choices: saved = usualChoices,
  isPreview,
  ...neighbors
}: ReaderPageProps) {
  const { kind } = neighbors;
  const reading = { type: kind.name, item: item.id };
  const { own, text } = useReading(reading, isPreview);
  const hasText = item.bodyHtml !== "";
  const look = useReadingLook({ saved, hasText, text, itemId: item.id });
  return (
    <article {...look.page} className={`${readerPageStyles.page} ${look.page.className}`}>
      {look.leave}
      <PageLink to={listPath(kind)} className={head.back}>
        ← {kind.t("title")}
      </PageLink>
      {media && <div className={readerPageStyles.stage}>{media.stage}</div>}
      {item.category && (
        <PageLink to={categoryPath(kind, item.category.slug)} className={head.category}>
          <Tag>{item.category.name}</Tag>
        </PageLink>
      )}
      <h1 className={head.title}>{item.title}</h1>
      <div className={readerPageStyles.byline}>
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
        <div className={readerPageStyles.correction}>
          <Alert kind="info" title={t("page.corrected", { when: item.correction.label })}>
            {item.correction.note}
          </Alert>
        </div>
      )}
      {item.warning && (
        <div className={readerPageStyles.correction}>
          <Alert kind="warning">{item.warning}</Alert>
        </div>
      )}
      {(item.change || item.wording) && (
        <BeforeText
          key={`before ${item.id}`}
          target={reading}
          item={item}
          own={own}
          isPersonal={saved.isPersonal}
          isPreview={isPreview}
        />
      )}
      <ContentOutline outline={item.outline} place="text" />
      {hasText && (
        <div ref={text}>
          <TermedProse html={item.bodyHtml} terms={item.terms ?? []} />
        </div>
      )}
      {(item.films || item.footnotes) && (
        <AfterText key={`after ${item.id}`} item={item} text={text} />
      )}
      <ContentFacts facts={item.facts ?? []} />
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
    <footer className={readerPageStyles.end}>
      {sources.length > 0 && (
        <p>
          {t("page.source", { count: sources.length })}:{" "}
          {sources.map(({ name, url }, at) => (
            <Fragment key={url}>
              {at > 0 && ", "}
              <SmartLink to={url} className={textStyles.link}>
                {name}
              </SmartLink>
            </Fragment>
          ))}
        </p>
      )}
      {item.tags.length > 0 && (
        <ul className={`${layout.cluster} ${layout.tight}`} aria-label={t("page.tags")}>
          {item.tags.map((tag) => (
            <li key={tag.slug}>
              <PageLink to={resultsPath(kind, { tag: tag.slug })} className={readerPageStyles.tag}>
                <Tag isChip>{tag.name}</Tag>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}

type ItemPageProps = {
  kind: ContentKind;
  media?: Media;
  renderComments?: (item: string) => ReactNode;
};

export function ItemPage({ kind, media, renderComments }: ItemPageProps) {
  const loaded = useLoaderData<Loader>();
  if (loaded.locked) {
    return <LockedItemPage kind={kind} item={loaded.locked} />;
  }
  const { isFavorite, locked: _, own: _own, ...page } = loaded;
  const favorite =
    isFavorite === null ? null : (
      <FavoriteToggle
        key={page.item.id}
        type={kind.name}
        item={page.item.id}
        isFavorite={isFavorite}
      />
    );
  return (
    <ReaderPage
      kind={kind}
      {...page}
      favorite={favorite}
      comments={renderComments?.(page.item.id)}
      {...(media && { media })}
    />
  );
}

type ItemPreviewProps = { kind: ContentKind; item: ContentItem };

export function ItemPreview({ kind, item }: ItemPreviewProps) {
  const around = { related: [], newer: null, older: null };
  return <ReaderPage kind={kind} item={item} favorite={null} isPreview {...around} />;
}

export function ContentAside({ item }: { item: Pick<ContentItem, "outline" | "sources"> }) {
  return (
    <div className={styles.aside}>
      <ContentOutline outline={item.outline} place="aside" />
      {item.sources.length > 0 && (
        <section aria-labelledby="aside-source">
          <h2 id="aside-source" className={styles.title}>
            {t("page.source", { count: item.sources.length })}
          </h2>
          {item.sources.map(({ name, url }) => (
            <SmartLink key={url} to={url} className={`${styles.source} ${textStyles.link}`}>
              {name}
            </SmartLink>
          ))}
        </section>
      )}
    </div>
  );
}

export function itemAside(routeId: string) {
  return function ItemAside() {
    const shown = useRouteLoaderData<Loader>(routeId);
    return shown?.locked === null ? <ContentAside item={shown.item} /> : null;
  };
}

export const itemMeta = pageMeta<Loader>(({ data: loaded }) => {
  const { title, summary } = loaded?.locked ?? loaded?.item ?? {};
  return { title, description: summary };
});
