import { ContentGrid } from "./content-grid";
import type { ContentKind } from "../content-kind";
import styles from "./go-on.module.css";
import type { NewSince as Found } from "../reading/new-since.server";
import { Teaser } from "./teaser";

type NewSinceProps = { kinds: readonly ContentKind[]; found: Found | null };

export function NewSince({ kinds, found }: NewSinceProps) {
  if (!found) return null;
  const { title, items, more } = found;
  return (
    <section className={styles.section} aria-labelledby="home-new">
      <h2 id="home-new" className={styles.title}>
        {title}
      </h2>
      <ContentGrid>
        {items.map(({ type, card }) => {
          const kind = kinds.find(({ name }) => name === type);
          return kind && <Teaser kind={kind} key={card.id} item={card} />;
        })}
      </ContentGrid>
      {more && <p className={styles.more}>{more}</p>}
    </section>
  );
}
