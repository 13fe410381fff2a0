import { StateMessage } from "~/ui/feedback/state-message";
import { ContentGrid } from "./content-grid";
import styles from "./digest.module.css";
import { Teaser } from "./teaser";
import { ContentUnavailable } from "./content-unavailable";
import type { ContentCard, ContentKind } from "../schema";

type DigestProps = {
  kind: ContentKind;
  /** Null if they could not be loaded. */
  items: readonly ContentCard[] | null;
  headingLevel?: 2 | 3;
};

export function Digest({ kind, items, headingLevel = 3 }: DigestProps) {
  if (!items) return <ContentUnavailable kind={kind} />;
  const [lead, ...others] = items;
  if (!lead) {
    return (
      <StateMessage kind="empty" title={kind.t("empty.title")} icon={kind.icon}>
        {kind.t("empty.text")}
      </StateMessage>
    );
  }
  return (
    <>
      <div className={styles.lead}>
        <Teaser kind={kind} item={lead} isLead headingLevel={headingLevel} />
      </div>
      <ContentGrid>
        {others.map((item) => (
          <Teaser kind={kind} key={item.id} item={item} headingLevel={headingLevel} />
        ))}
      </ContentGrid>
    </>
  );
}
