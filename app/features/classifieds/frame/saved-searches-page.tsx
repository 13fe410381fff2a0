import { ContentHeader } from "~/content/list/content-header";
import { to } from "~/i18n/paths";
import { classifieds as words } from "~/features/classifieds/words";
import { classifiedsKept } from "~/features/classifieds/kept.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { MOST_SAVED_SEARCHES } from "../../../../contract/classifieds/saved-searches.ts";
import { offerKindNames } from "../../../../contract/classifieds/offers.ts";
import { shelfPages } from "../../../../contract/shared/shelves.ts";
import { ClassifiedsNav } from "./classifieds-nav";
import type { SavedSearch } from "./offer";
import type { OfferAnswer } from "./offer-answer.server";
import { listPathOf } from "./offer-paths";
import { SearchesLocked, SearchOutcome, SearchRow } from "./saved-searches";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);
const tSaved = translator("classifiedsKept", classifiedsKept);

type SavedSearchesPageProps = {
  searches: readonly SavedSearch[] | null;
  isPaying: boolean;
  answer: OfferAnswer | null;
};

export function SavedSearchesPage({ searches, isPaying, answer }: SavedSearchesPageProps) {
  return (
    <>
      <ContentHeader title={t("kept.searches")} />
      <ClassifiedsNav current={null} />
      <p className={styles.lead}>{tSaved("saved.lead", { count: MOST_SAVED_SEARCHES })}</p>
      <SearchOutcome answer={answer} />
      {searches && !isPaying && <SearchesLocked hasSearches={searches.length > 0} />}
      {searches ? <Searches searches={searches} isPaying={isPaying} /> : <SearchesUnavailable />}
      <p className={`${styles.lead} ${text.small}`}>
        {tSaved("saved.mail")}{" "}
        <PageLink to={to("/app/profile/email-preference")} className={text.link}>
          {tSaved("saved.preferences")}
        </PageLink>
      </p>
    </>
  );
}

type SearchesProps = { searches: readonly SavedSearch[]; isPaying: boolean };

function Searches({ searches, isPaying }: SearchesProps) {
  if (searches.length === 0)
    return (
      <StateMessage
        kind="empty"
        title={tSaved("saved.emptyTitle")}
        action={<Button to={listPathOf("jobs")}>{tSaved("saved.emptyAction")}</Button>}
      >
        {tSaved("saved.emptyText")}
      </StateMessage>
    );
  return offerKindNames
    .map((kind) => ({ kind, own: searches.filter((search) => search.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own }) => (
      <section key={kind} className={styles.section} aria-labelledby={`buscas-${kind}`}>
        <h2 id={`buscas-${kind}`} className={text.large}>
          {shelfPages[kind].title}
        </h2>
        <ul className={layout.stack}>
          {own.map((search) => (
            <SearchRow key={search.id} search={search} mayChange={isPaying} />
          ))}
        </ul>
      </section>
    ));
}

function SearchesUnavailable() {
  const path = to("/app/classifieds/saved-searches");
  return (
    <Unavailable title={tSaved("saved.awayTitle")} retry={t("away.retry")} to={path}>
      {tSaved("saved.awayText")}
    </Unavailable>
  );
}
