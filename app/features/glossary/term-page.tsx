import { TermNames, useOwnLanguages } from "~/content/glossary/term-names";
import { to } from "~/i18n/paths";
import { glossary } from "~/content/glossary/words";
import { translator } from "~/i18n/translator";
import type { Term } from "~/reference/glossary/term";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { SmartLink } from "~/ui/action/smart-link";
import text from "~/ui/text/text.module.css";
import type { TermCard } from "./glossary-page";
import styles from "./term-page.module.css";

const t = translator("glossary", glossary);

export type TermPageProps = {
  term: Term & { source: string | null; sourceUrl: string | null };
  before: TermCard | null;
  after: TermCard | null;
};

export function TermPage({ term, before, after }: TermPageProps) {
  const { source, sourceUrl } = term;
  const neighbors = [
    { way: t("previous"), card: before },
    { way: t("next"), card: after },
  ].flatMap(({ way, card }) => (card ? { way, ...card } : []));
  return (
    <article className={styles.page}>
      <PageLink to={to("/app/glossary")} className={`${text.faint} ${text.tap}`}>
        ← {t("back")}
      </PageLink>
      <h1 lang={term.lang} className={styles.title}>
        {term.term}
      </h1>
      <p className={styles.meaning}>{term.ptBr}</p>
      <p className={styles.definition}>{term.definition}</p>
      {source && (
        <p className={styles.source}>
          {t("source")}:{" "}
          {sourceUrl ? (
            <SmartLink to={sourceUrl} className={text.link}>
              {source}
            </SmartLink>
          ) : (
            source
          )}
        </p>
      )}
      <section aria-labelledby="term-names" className={styles.names}>
        <h2 id="term-names" className={styles.subtitle}>
          {t("names")}
        </h2>
        <TermNames names={term.names} ownLanguages={useOwnLanguages()} />
      </section>
      <Button
        variant="outline"
        icon="search"
        to={`/app/search?${new URLSearchParams({ query: term.term })}`}
      >
        {t("inTexts")}
      </Button>
      {neighbors.length > 0 && (
        <nav aria-label={t("others")} className={styles.others}>
          {neighbors.map((card) => (
            <PageLink
              key={card.slug}
              to={to(`/app/glossary/${card.slug}`)}
              className={`${text.link} ${text.tap}`}
            >
              {card.way} <span lang={card.lang}>{card.term}</span>
            </PageLink>
          ))}
        </nav>
      )}
    </article>
  );
}
