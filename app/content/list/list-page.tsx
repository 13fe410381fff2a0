import type { ReactNode } from "react";
import { emptyCategory, subject } from "./category.words";
import { content } from "~/content/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { StateMessage } from "~/ui/feedback/state-message";
import { PillNav } from "~/ui/navigation/pill-nav";
import { Digest } from "../teasers/digest";
import { ContentHeader } from "./content-header";
import { categoryPath, listPath, resultsPath, subjectPath } from "../links";
import styles from "./list-page.module.css";
import { useDone } from "../reading/use-done";
import type { ContentCard, ContentKind } from "../schema";

const t = translator("content", content);

export type ListPageProps = {
  kind: ContentKind;
  /** Pinned items first; null if they could not be loaded. */
  highlights: readonly ContentCard[] | null;
  /** The list is longer than the highlights. */
  hasMore: boolean;
  categories: readonly { slug: string; name: string; icon: string | null }[];
  category?: string | undefined;
  children?: ReactNode;
};

export function ListPage({
  kind,
  highlights,
  hasMore,
  categories,
  category,
  children,
}: ListPageProps) {
  const cards = useDone(kind, highlights);
  return (
    <>
      <ContentHeader title={kind.t("title")}>
        <PillNav
          label={t("categories")}
          items={[
            { to: listPath(kind), label: t("all"), isCurrent: !category },
            ...categories.map(({ slug, name, icon }) => ({
              to: categoryPath(kind, slug),
              label: name,
              icon,
              isCurrent: slug === category,
            })),
          ]}
        />
      </ContentHeader>
      {children}
      {category && cards?.length === 0 ? (
        <StateMessage
          kind="no-match"
          title={emptyCategory.title}
          action={<Button to={listPath(kind)}>{kind.t("seeAll")}</Button>}
        >
          {emptyCategory.text}
        </StateMessage>
      ) : (
        <Digest kind={kind} items={cards} headingLevel={2} />
      )}
      {hasMore && (
        <div className={styles.more}>
          <Button variant="outline" to={resultsPath(kind, { category })} iconAfter="arrow-right">
            {kind.t(category ? "seeAllOfCategory" : "seeAll")}
          </Button>
        </div>
      )}
      {category && (
        <p className={styles.more}>
          <Button variant="text" to={subjectPath(category)} iconAfter="arrow-right">
            {subject.everyKind}
          </Button>
        </p>
      )}
    </>
  );
}
