import type { ReactNode } from "react";
import type { Unfinished } from "~/content/reading/reading.server";
import { goOn as words } from "./go-on.words";
import { ContentGrid } from "./content-grid";
import styles from "./go-on.module.css";
import { GO_ON_HASH } from "../reading/own-reading";
import type { ContentCard, ContentKind } from "../schema";
import { Teaser } from "./teaser";

type GoOnProps = {
  kinds: readonly ContentKind[];
  reading: readonly Unfinished[];
  watching: readonly ContentCard[];
  children?: ReactNode;
};

export function GoOn({ kinds, reading, watching, children }: GoOnProps) {
  const kindOf = (name: ContentKind["name"]) => kinds.find((kind) => kind.name === name);
  const films = watching.map((card) => ({ type: "videos" as const, card }));
  return (
    <>
      <Section
        id="home-reading"
        title={words.reading}
        items={reading}
        kindOf={kindOf}
        hash={GO_ON_HASH}
      />
      <Section id="home-watching" title={words.watching} items={films} kindOf={kindOf} />
      {children}
    </>
  );
}

type SectionProps = {
  id: string;
  title: string;
  items: readonly Unfinished[];
  kindOf: (name: ContentKind["name"]) => ContentKind | undefined;
  hash?: string;
};

function Section({ id, title, items, kindOf, hash }: SectionProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ContentGrid>
        {items.map(({ type, card }) => {
          const kind = kindOf(type);
          return kind && <Teaser kind={kind} key={card.id} item={card} {...(hash && { hash })} />;
        })}
      </ContentGrid>
    </section>
  );
}
