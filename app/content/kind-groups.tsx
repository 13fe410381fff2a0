import { contentGroups as words } from "~/i18n/pt-BR/content-groups";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { ContentGrid } from "./content-grid";
import type { ContentKind } from "./content-kind";
import styles from "./kind-groups.module.css";
import type { ContentGroup } from "./kind-groups.server";
import { Teaser } from "./teaser";

const t = translator("content-groups", words);

type KindGroupsProps = {
  /** Those that may stand there, in their order. */
  kinds: readonly ContentKind[];
  groups: readonly ContentGroup[];
  /** Where all of a kind are, where there is such a page for this reader. */
  allTo?: (kind: ContentKind) => string;
};

/** The newest of each kind about one thing; a kind that has nothing about it is left out. */
export function KindGroups({ kinds, groups, allTo }: KindGroupsProps) {
  return kinds.map((kind) => {
    const items = groups.find(({ type }) => type === kind.name)?.items ?? [];
    if (items.length === 0) return null;
    const id = `group-${kind.name}`;
    return (
      <section key={kind.name} className={styles.group} aria-labelledby={id}>
        <div className={styles.heading}>
          <h2 id={id} className={styles.title}>
            {kind.t("title")}
          </h2>
          {allTo && (
            <Button
              variant="text"
              size="sm"
              to={allTo(kind)}
              iconAfter="arrow-right"
              aria-label={t("allOf", { kind: kind.t("title") })}
            >
              {t("all")}
            </Button>
          )}
        </div>
        <ContentGrid>
          {items.map((item) => (
            <Teaser kind={kind} key={item.id} item={item} />
          ))}
        </ContentGrid>
      </section>
    );
  });
}
