import { useNavigate } from "@remix-run/react";
import { useId, useState, type KeyboardEvent } from "react";
import { to } from "~/i18n/paths";
import { searchDialog } from "~/i18n/pt-BR/search-dialog";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DialogPanel } from "~/ui/action/dialog-panel";
import { QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import { answerInShort, SearchAnswerBox } from "./search-answer";
import { clearRecentSearches, keepSearch, listRecentSearches } from "./recent-searches";
import { SearchOptions, type SearchOption } from "./search-options";
import { isAskable, searchPath } from "./search-query";
import { useSearchGroups, type GroupsAnswer } from "./use-search-groups";
import styles from "./search-dialog.module.css";

const t = translator("search-dialog", searchDialog);

const nothing = { at: -1, of: null };

type SearchDialogProps = {
  /** Text of the field that opened the dialog, read as late as possible. */
  readTyped: () => string;
  onClose: () => void;
};

export function SearchDialog({ readTyped, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState(readTyped);
  const [pointed, setPointed] = useState<{ at: number; of: GroupsAnswer | null }>(nothing);
  const [recent, setRecent] = useState(listRecentSearches);
  const { answer, isAsking } = useSearchGroups(typed);
  const navigate = useNavigate();
  const id = useId();

  const isTyped = isAskable(typed);
  const options = isTyped ? optionsOf(answer, typed) : recentOptions(recent);
  // A new answer clears the selection, because the member did not select its options.
  const activeAt = pointed.of === answer ? pointed.at : -1;
  const active = options[activeAt];
  const point = (at: number) => at !== activeAt && setPointed({ at, of: answer });

  function open({ href, query }: Pick<SearchOption, "href" | "query">) {
    keepSearch(query);
    onClose();
    navigate(href);
  }

  function type(text: string) {
    setTyped(text);
    setPointed(nothing);
  }

  function pressKey(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const places = options.length + 1;
      point(((activeAt + 1 + step + places) % places) - 1);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      if (active) open(active);
      else if (isTyped) open({ href: searchPath({ query: typed }), query: typed });
    }
  }

  const outcome = answer?.outcome;
  const found = typeof outcome === "object" ? outcome : null;
  return (
    <DialogPanel title={t("title")} closeLabel={t("close")} onClose={onClose}>
      <form role="search" action={to("/app/search")} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="query"
          role="combobox"
          aria-label={t("label")}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${activeAt}` : undefined}
          autoComplete="off"
          maxLength={QUERY_MAX_LENGTH}
          placeholder={t("placeholder")}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={pressKey}
          className={styles.input}
        />
      </form>
      <p role="status" className={styles.status}>
        {isTyped && statusOf(answer, isAsking)}
      </p>
      {found?.answer && isTyped && <SearchAnswerBox answer={found.answer} />}
      {!isTyped && recent.length > 0 && <p className={styles.label}>{t("recent")}</p>}
      <SearchOptions
        id={id}
        label={t(isTyped ? "results" : "recent")}
        options={options}
        activeAt={activeAt}
        onPoint={point}
        onChoose={open}
      />
      {!isTyped && recent.length > 0 && (
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            clearRecentSearches();
            setRecent([]);
          }}
        >
          {t("clear")}
        </Button>
      )}
      <p className={styles.keys}>{t("keys")}</p>
    </DialogPanel>
  );
}

function statusOf(answer: GroupsAnswer | null, isAsking: boolean): string {
  if (isAsking || !answer) return t("loading");
  if (answer.outcome === "failed") return t("failed");
  if (answer.outcome === "too-many") return t("tooMany");
  const { total, answer: told } = answer.outcome;
  if (total > 0) return t("count", { count: total });
  return told ? t("answer", { text: answerInShort(told) }) : t("nothing");
}

function optionsOf(answer: GroupsAnswer | null, typed: string): SearchOption[] {
  const outcome = answer?.outcome;
  const groups = typeof outcome === "object" ? outcome.groups : [];
  const hits = groups.flatMap(({ kind, count, hits: ofKind }) =>
    ofKind.map((hit) => ({
      group: { kind, count },
      hit,
      text: null,
      href: to(hit.path as `/${string}`),
      query: typed,
    })),
  );
  if (typeof outcome !== "object" || (hits.length === 0 && outcome.answer)) return hits;
  // Without hits, the results page suggests other words and whom to ask.
  const text = t(hits.length > 0 ? "all" : "elsewhere");
  const all = { group: null, hit: null, text, href: searchPath({ query: typed }), query: typed };
  return [...hits, all];
}

const recentOptions = (recent: readonly string[]): SearchOption[] =>
  recent.map((query) => ({
    group: null,
    hit: null,
    text: query,
    href: searchPath({ query }),
    query,
  }));
