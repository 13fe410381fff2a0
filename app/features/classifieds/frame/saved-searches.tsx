import { Form } from "@remix-run/react";
import { MembershipButton } from "~/content/locked/membership-button";
import { to } from "~/i18n/paths";
import { classifieds as words } from "~/features/classifieds/words";
import { classifiedsKept } from "~/features/classifieds/kept.words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { Alert } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import {
  MOST_SAVED_SEARCHES,
  SEARCH_NAME_MAX_LENGTH,
  alertFrequencies,
} from "../../../../contract/classifieds/saved-searches.ts";
import type { SavedSearch } from "./offer";
import type { OfferAnswer } from "./offer-answer.server";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);
const tSaved = translator("classifiedsKept", classifiedsKept);

const frequencies = alertFrequencies.map((value) => ({
  value,
  label: tSaved(`saved.frequencies.${value}`),
}));

type SavedSearchesProps = {
  searches: readonly SavedSearch[] | null;
  query: string;
  isPaying: boolean;
  answer: OfferAnswer | null;
};

export function SavedSearches({ searches, query, isPaying, answer }: SavedSearchesProps) {
  const own = searches ?? [];
  return (
    <details open={answer?.intent.endsWith("-search") || undefined}>
      <summary>{t("kept.searches")}</summary>
      <SearchOutcome answer={answer} />
      {own.length === 0 && <p className={`${text.small} ${text.muted}`}>{tSaved("saved.none")}</p>}
      <ul className={layout.stack}>
        {own.map((search) => (
          <SearchRow key={search.id} search={search} mayChange={isPaying} />
        ))}
      </ul>
      {isPaying ? <NewSearch query={query} /> : <SearchesLocked hasSearches={own.length > 0} />}
      <PageLink to={to("/app/classifieds/saved-searches")} className={`${text.link} ${text.tap}`}>
        {tSaved("saved.all")}
      </PageLink>
    </details>
  );
}

export function SearchesLocked({ hasSearches }: { hasSearches: boolean }) {
  return (
    <Alert kind="info">
      <p>{tSaved(hasSearches ? "saved.lapsed" : "saved.locked")}</p>
      <MembershipButton variant="outline" size="sm">
        {tSaved("saved.lockedAction")}
      </MembershipButton>
    </Alert>
  );
}

const done = {
  "save-search": "saved.done",
  "change-search": "saved.changed",
  "remove-search": "saved.removed",
} as const;

export function SearchOutcome({ answer }: { answer: OfferAnswer | null }) {
  if (!answer?.intent.endsWith("-search")) return null;
  const word = done[answer.intent as keyof typeof done] ?? "saved.done";
  return (
    <Alert kind={answer.isDone ? "success" : "error"} isAnnounced>
      {answer.problem ? t(`problem.${answer.problem}`, { max: MOST_SAVED_SEARCHES }) : tSaved(word)}
    </Alert>
  );
}

type SearchRowProps = { search: SavedSearch; mayChange: boolean };

export function SearchRow({ search: { id, name, path, frequency }, mayChange }: SearchRowProps) {
  return (
    <li className={`${layout.cluster} ${layout.wide}`}>
      <PageLink to={path} className={`${text.link} ${text.tap} ${styles.title}`}>
        {name}
      </PageLink>
      {mayChange ? (
        <Form method="post" className={layout.cluster} preventScrollReset>
          <input type="hidden" name="intent" value="change-search" />
          <input type="hidden" name="item" value={id} />
          <Select
            key={frequency}
            name="frequency"
            label={tSaved("saved.frequencyOf", { name })}
            defaultValue={frequency}
            options={frequencies}
          />
          <Button
            type="submit"
            variant="outline"
            size="sm"
            aria-label={tSaved("saved.changeOf", { name })}
          >
            {tSaved("saved.change")}
          </Button>
        </Form>
      ) : null}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="remove-search" />
        <input type="hidden" name="item" value={id} />
        <Button
          type="submit"
          variant="text"
          size="sm"
          aria-label={tSaved("saved.removeOf", { name })}
        >
          {tSaved("saved.remove")}
        </Button>
      </Form>
    </li>
  );
}

function NewSearch({ query }: { query: string }) {
  return (
    <Form method="post" className={layout.filters} preventScrollReset>
      <input type="hidden" name="intent" value="save-search" />
      <input type="hidden" name="query" value={query} />
      <TextField
        name="name"
        label={tSaved("saved.name")}
        required
        limit={SEARCH_NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <Select
        name="frequency"
        label={tSaved("saved.frequency")}
        hint={tSaved("saved.frequencyHint")}
        defaultValue="weekly"
        options={frequencies}
      />
      <div className={layout.cluster}>
        <Button type="submit" variant="outline">
          {tSaved("saved.submit")}
        </Button>
      </div>
    </Form>
  );
}
