import { Form, useLocation } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { glossary } from "~/content/glossary/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import styles from "./glossary-page.module.css";

const t = translator("glossary", glossary);

export type TermCard = {
  slug: string;
  term: string;
  lang: string;
  ptBr: string;
  definition: string;
};
export type TermLetter = { letter: string; terms: readonly TermCard[] };

export type GlossaryPageProps = {
  query: string;
  letters: readonly TermLetter[] | null;
};

const anchorOf = (letter: string) => `letra-${letter === "0–9" ? "numero" : letter.toLowerCase()}`;

export function GlossaryPage({ query, letters }: GlossaryPageProps) {
  return (
    <>
      <h1 className={styles.heading}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <Form
        key={query}
        action={to("/app/glossary")}
        role="search"
        aria-label={t("search.form")}
        className={styles.form}
      >
        <TextField
          type="search"
          name="query"
          label={t("search.label")}
          placeholder={t("search.placeholder")}
          defaultValue={query}
          maxLength={80}
        />
        <Button type="submit" icon="search">
          {t("search.submit")}
        </Button>
      </Form>
      <Found query={query} letters={letters} />
    </>
  );
}

function Found({ query, letters }: GlossaryPageProps) {
  const { pathname, search } = useLocation();
  if (letters === null) {
    return (
      <Unavailable title={t("away.title")} retry={t("away.retry")} to={pathname + search}>
        {t("away.text")}
      </Unavailable>
    );
  }
  if (letters.length === 0) return <Nothing query={query} />;
  const count = letters.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <>
      <p role="status" className={styles.count}>
        {t("count", { count })}
        {query && (
          <PageLink to={to("/app/glossary")} className={text.link}>
            {t("search.clear")}
          </PageLink>
        )}
      </p>
      {!query && (
        <nav aria-label={t("letters")} className={styles.letters}>
          {letters.map(({ letter }) => (
            <a key={letter} href={`#${anchorOf(letter)}`} className={styles.letter}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {letters.map(({ letter, terms }) => (
        <section key={letter} aria-labelledby={anchorOf(letter)}>
          <h2 id={anchorOf(letter)} className={styles.initial}>
            {letter}
          </h2>
          <ul className={layout.stack}>
            {terms.map((term) => (
              <li key={term.slug} className={styles.term}>
                <h3 className={styles.name}>
                  {/* A plain link: the router would request the routes of all terms in one URL, which is too long. */}
                  <a href={to(`/app/glossary/${term.slug}`)} lang={term.lang}>
                    {term.term}
                  </a>
                </h3>
                <p className={styles.meaning}>{term.ptBr}</p>
                <p className={styles.definition}>{term.definition}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Nothing({ query }: { query: string }) {
  if (!query) {
    return (
      <StateMessage kind="empty" title={t("empty.title")}>
        {t("empty.text")}
      </StateMessage>
    );
  }
  return (
    <StateMessage
      kind="no-match"
      title={t("nothing.title", { query })}
      action={
        <>
          <Button variant="outline" to={`/app/search?${new URLSearchParams({ query })}`}>
            {t("nothing.action")}
          </Button>
          <Button variant="text" to="/app/glossary">
            {t("search.clear")}
          </Button>
        </>
      }
    >
      {t("nothing.text")}
    </StateMessage>
  );
}
