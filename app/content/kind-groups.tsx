import { useLocation } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Unavailable } from "~/ui/feedback/unavailable";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { ContentGrid } from "./teasers/content-grid";
import type { ContentKind } from "./schema";
import { ContentUnavailable } from "./teasers/content-unavailable";
import { contentGroups as words } from "./kind-groups.words";
import { content } from "./words";
import styles from "./kind-groups.module.css";
import type { ContentGroup } from "./kind-groups.server";
import { Teaser } from "./teasers/teaser";

const t = translator("content-groups", words);

type KindGroupsProps = {
  kinds: readonly ContentKind[];
  groups: readonly ContentGroup[];
  allTo?: (kind: ContentKind) => string;
};

export function KindGroups({ kinds, groups, allTo }: KindGroupsProps) {
  if (groups.length > 0 && groups.every(({ items }) => !items)) return <NothingRead />;
  return kinds.map((kind) => {
    const group = groups.find(({ type }) => type === kind.name);
    if (!group || group.items?.length === 0) return null;
    const id = `group-${kind.name}`;
    return (
      <section key={kind.name} className={styles.group} aria-labelledby={id}>
        <div className={layout.heading}>
          <h2 id={id} className={text.heading}>
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
        {group.items ? (
          <ContentGrid>
            {group.items.map((item) => (
              <Teaser kind={kind} key={item.id} item={item} />
            ))}
          </ContentGrid>
        ) : (
          <ContentUnavailable kind={kind} />
        )}
      </section>
    );
  });
}

function NothingRead() {
  const { pathname, search } = useLocation();
  return (
    <Unavailable title={t("unavailable")} retry={content.unavailable.retry} to={pathname + search}>
      {content.unavailable.text}
    </Unavailable>
  );
}
