import { useContext, useEffect, useRef, useState } from "react";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import text from "~/ui/text/text.module.css";
import {
  findMentionQuery,
  listMatches,
  Participants,
  withMention,
  type MentionCandidate,
} from "./mention";
import { mentionPicker } from "./mention.words";
import styles from "./mention-picker.module.css";

const t = translator("mention-picker", mentionPicker);

/** Key code during IME composition, for browsers that do not set `isComposing`. */
const COMPOSED = 229;

type MentionPickerProps = {
  field: string;
  /** Maximum characters of the field. */
  limit: number;
  onChoose: (person: MentionCandidate) => void;
  onWrite: (text: string) => void;
};

const areaOf = (field: string) => {
  const found = document.getElementById(field);
  return found instanceof HTMLTextAreaElement ? found : null;
};

const mentionQueryIn = (area: HTMLTextAreaElement | null) =>
  area && findMentionQuery(area.value, area.selectionStart);

const DEBOUNCE_MS = 200;
const TOO_MANY = 429;

type Outcome = readonly MentionCandidate[] | "failed" | "tooMany";

async function fetchMentionCandidates(name: string, signal: AbortSignal): Promise<Outcome> {
  const address = `${to("/app/comments/people")}?${new URLSearchParams({ name })}`;
  const answer = await fetch(address, { signal });
  if (answer.status === TOO_MANY) return "tooMany";
  // A response that is not our JSON, such as the login page, is a failure.
  const isOurs = answer.headers.get("content-type")?.includes("json");
  return answer.ok && isOurs ? ((await answer.json()) as MentionCandidate[]) : "failed";
}

function useMentionCandidates(letters: string | null): Outcome | null {
  const [answer, setAnswer] = useState<{ letters: string; outcome: Outcome } | null>(null);
  useEffect(() => {
    if (letters === null) return;
    const request = new AbortController();
    const finish = (outcome: Outcome) => {
      if (!request.signal.aborted) setAnswer({ letters, outcome });
    };
    const timer = setTimeout(() => {
      fetchMentionCandidates(letters, request.signal).then(finish, () => finish("failed"));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [letters]);
  return answer?.letters === letters ? answer.outcome : null;
}

export function MentionPicker({ field, limit, onChoose, onWrite }: MentionPickerProps) {
  const here = useContext(Participants);
  const [mentionQuery, setMentionQuery] = useState(() => mentionQueryIn(areaOf(field)));
  const [activeAt, setActiveAt] = useState(0);
  const [isFull, setFull] = useState(false);
  const caret = useRef<number | null>(null);
  const active = useRef<HTMLButtonElement>(null);
  const answer = useMentionCandidates(mentionQuery?.letters ?? null);
  const listed = answer !== null && typeof answer === "object" ? answer : [];
  const others = listed.filter(({ id }) => !here.some((person) => person.id === id));
  const options = mentionQuery ? [...listMatches(here, mentionQuery.letters), ...others] : [];
  const list = `${field}-calls`;
  const activeOf = Math.min(activeAt, options.length - 1);
  const chosen = options[activeOf];
  const activeId = chosen ? `${list}-${chosen.id}` : null;

  function choose(person: MentionCandidate | undefined): void {
    const area = areaOf(field);
    if (!area || !mentionQuery || !person) return;
    const written = withMention(area.value, mentionQuery, person.name);
    setMentionQuery(null);
    // The field limits typed text, but not text that code inserts.
    if (written.text.length > limit) return setFull(true);
    caret.current = written.caret;
    onChoose(person);
    onWrite(written.text);
  }

  useEffect(() => {
    const area = areaOf(field);
    if (!area) return;
    if (caret.current !== null) {
      area.setSelectionRange(caret.current, caret.current);
      caret.current = null;
    }
    const look = () => {
      const call = mentionQueryIn(area);
      setFull(false);
      if (call?.from === mentionQuery?.from && call?.letters === mentionQuery?.letters) return;
      setMentionQuery(call);
      setActiveAt(0);
    };
    const leave = () => setMentionQuery(null);
    // Closes the list when the caret leaves the name. After Escape only typing reopens it.
    const move = () => {
      if (mentionQuery && document.activeElement === area) look();
    };
    const press = (event: KeyboardEvent) => {
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: options.length - 1 };
      const step = steps[event.key];
      const isEnd = event.key === "Escape";
      const isChoice = event.key === "Enter";
      const isOther = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
      if (!mentionQuery || isOther || event.isComposing || event.keyCode === COMPOSED) return;
      if (!isEnd && (options.length === 0 || (step === undefined && !isChoice))) return;
      event.preventDefault();
      if (step !== undefined) setActiveAt((activeOf + step) % options.length);
      else if (isEnd) leave();
      else choose(chosen);
    };
    area.addEventListener("input", look);
    area.addEventListener("click", look);
    area.addEventListener("keydown", press);
    area.addEventListener("keyup", move);
    area.addEventListener("blur", leave);
    document.addEventListener("selectionchange", move);
    return () => {
      area.removeEventListener("input", look);
      area.removeEventListener("click", look);
      area.removeEventListener("keydown", press);
      area.removeEventListener("keyup", move);
      area.removeEventListener("blur", leave);
      document.removeEventListener("selectionchange", move);
    };
  });

  // Set only when the option changes: screen readers announce it each time it is set.
  useEffect(() => {
    const area = areaOf(field);
    area?.setAttribute("aria-autocomplete", "list");
    if (!area || !activeId) return;
    area.setAttribute("aria-controls", list);
    area.setAttribute("aria-activedescendant", activeId);
    active.current?.scrollIntoView({ block: "nearest" });
    return () => {
      area.removeAttribute("aria-controls");
      area.removeAttribute("aria-activedescendant");
    };
  }, [field, list, activeId]);

  const isPending = answer === null;
  const problem = typeof answer === "string" ? answer : null;
  return (
    <div className={styles.picker}>
      {options.length > 0 && (
        <div
          id={list}
          role="listbox"
          tabIndex={-1}
          aria-label={t("list")}
          className={styles.list}
          // Keep the focus and the caret in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((person, at) => (
            <button
              key={person.id}
              ref={at === activeOf ? active : null}
              type="button"
              tabIndex={-1}
              id={`${list}-${person.id}`}
              role="option"
              aria-selected={at === activeOf}
              className={styles.option}
              onPointerMove={() => setActiveAt(at)}
              onClick={() => choose(person)}
            >
              <span className={styles.name}>{person.name}</span>
              <span className={`${text.small} ${text.faint}`}>
                {person.isParticipant ? t("here") : person.detail}
              </span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className={`${styles.status} ${text.small} ${text.faint}`}>
        {isFull && t("full")}
        {mentionQuery &&
          (problem ? t(problem) : isPending ? t("asking") : t("found", { count: options.length }))}
      </p>
    </div>
  );
}
