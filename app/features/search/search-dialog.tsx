import { useNavigate } from "@remix-run/react";
import { useId, useState, type KeyboardEvent, type MouseEvent, useEffect } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { DialogPanel } from "~/ui/action/dialog-panel";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { SearchHit, SearchGroups } from "../../../contract/api/search-v1.ts";
import { QUERY_MAX_LENGTH } from "../../../contract/content/search-limits.ts";
import type { SearchKind } from "../../../contract/content/search.ts";
import { searchDialog } from "./dialog.words";
import { answerInShort, SearchAnswerBox, Marked } from "./search-answer";
import { clearRecentSearches, saveRecentSearch, listRecentSearches } from "./recent-searches";
import { kindName } from "./kind-name";
import { isLongEnough, searchPath } from "./search-query";
import { search } from "./words";
import styles from "./search-dialog.module.css";

const t = translator("search-dialog", searchDialog);

const nothing = { at: -1, of: null };

const s = translator("search", search);

type SearchOption = {
  group: { kind: SearchKind; count: number } | null;
  hit: SearchHit | null;
  text: string | null;
  href: string;
  query: string;
};

type SearchOptionsProps = {
  id: string;
  label: string;
  options: readonly SearchOption[];
  activeAt: number;
  onPoint: (at: number) => void;
  onChoose: (option: SearchOption) => void;
};

function groupsOf(options: readonly SearchOption[]): SearchOption[][] {
  const groups: SearchOption[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last[0]?.group?.kind === option.group?.kind) last.push(option);
    else groups.push([option]);
  }
  return groups;
}

function SearchOptions(props: SearchOptionsProps) {
  const { id, label, options } = props;
  const groups = groupsOf(options);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((ofKind) => {
        const [first] = ofKind;
        if (!first?.group) return ofKind.map((option) => line(option, props));
        const { kind, count } = first.group;
        const name = t("group", { name: kindName(kind), count });
        return (
          <div key={kind} role="group" aria-label={name}>
            <p className={styles.label} aria-hidden="true">
              {name}
            </p>
            {ofKind.map((option) => line(option, props))}
          </div>
        );
      })}
    </div>
  );
}

function line(
  option: SearchOption,
  { id, options, activeAt, onPoint, onChoose }: SearchOptionsProps,
) {
  const at = options.indexOf(option);
  const { hit, text, href } = option;
  function choose(event: MouseEvent) {
    // Leave new tabs to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(option);
  }
  return (
    <a
      key={`${href}${at}`}
      id={`${id}-${at}`}
      role="option"
      aria-selected={at === activeAt}
      tabIndex={-1}
      href={href}
      onClick={choose}
      onPointerMove={() => onPoint(at)}
      ref={(element) => {
        if (at === activeAt) element?.scrollIntoView({ block: "nearest" });
      }}
      className={styles.option}
    >
      {hit ? (
        <>
          <span className={styles.title}>
            <Marked text={hit.title} />
            {hit.isLocked && <VisuallyHidden> ({s("locked")})</VisuallyHidden>}
          </span>
          {hit.snippet.length > 0 && (
            <span className={styles.snippet}>
              <Marked text={hit.snippet} />
            </span>
          )}
        </>
      ) : (
        text
      )}
    </a>
  );
}

const DEBOUNCE_MS = 200;
const TOO_MANY = 429;

type GroupsAnswer = {
  /** The query that was sent. The field may already contain newer text. */
  query: string;
  outcome: SearchGroups | "failed" | "too-many";
};

async function askGroups(query: string, signal: AbortSignal): Promise<GroupsAnswer["outcome"]> {
  const address = `${to("/app/search/groups")}?${new URLSearchParams({ query })}`;
  const answer = await fetch(address, { signal });
  if (answer.ok) return (await answer.json()) as SearchGroups;
  return answer.status === TOO_MANY ? "too-many" : "failed";
}

function useSearchGroups(typed: string): { answer: GroupsAnswer | null; isPending: boolean } {
  const query = typed.trim();
  const isSearchable = isLongEnough(query);
  const [answer, setAnswer] = useState<GroupsAnswer | null>(null);

  useEffect(() => {
    if (!isSearchable) return;
    const request = new AbortController();
    const finish = (outcome: GroupsAnswer["outcome"]) => {
      if (!request.signal.aborted) setAnswer({ query, outcome });
    };
    const timer = setTimeout(() => {
      askGroups(query, request.signal).then(finish, () => finish("failed"));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, isSearchable]);

  return {
    answer: isSearchable ? answer : null,
    isPending: isSearchable && answer?.query !== query,
  };
}

type SearchDialogProps = {
  /** Text of the field that opened the dialog, read as late as possible. */
  readTyped: () => string;
  onClose: () => void;
};

export function SearchDialog({ readTyped, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState(readTyped);
  const [pointed, setPointed] = useState<{ at: number; of: GroupsAnswer | null }>(nothing);
  const [recent, setRecent] = useState(listRecentSearches);
  const { answer, isPending } = useSearchGroups(typed);
  const navigate = useNavigate();
  const id = useId();

  const isTyped = isLongEnough(typed);
  const options = isTyped ? optionsOf(answer, typed) : recentOptions(recent);
  // A new answer clears the selection, because the member did not select its options.
  const activeAt = pointed.of === answer ? pointed.at : -1;
  const active = options[activeAt];
  const point = (at: number) => at !== activeAt && setPointed({ at, of: answer });

  function open({ href, query }: Pick<SearchOption, "href" | "query">) {
    saveRecentSearch(query);
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
        {isTyped && statusOf(answer, isPending)}
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

function statusOf(answer: GroupsAnswer | null, isPending: boolean): string {
  if (isPending || !answer) return t("loading");
  if (answer.outcome === "failed") return t("failed");
  if (answer.outcome === "too-many") return t("tooMany");
  const { total, answer: directAnswer } = answer.outcome;
  if (total > 0) return t("count", { count: total });
  return directAnswer ? t("answer", { text: answerInShort(directAnswer) }) : t("nothing");
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
