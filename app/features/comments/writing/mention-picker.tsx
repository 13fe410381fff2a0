import { useContext, useEffect, useRef, useState } from "react";
import { COMMENT_MAX_LENGTH } from "../../../../contract/community/comments.ts";
import { commentCalls } from "~/i18n/pt-BR/community/comment-calls";
import { translator } from "~/i18n/translator";
import { begunCall, listMeant, participantsOf, withCall, type Callable } from "./mention";
import styles from "./mention-picker.module.css";
import { noteCall } from "./remember-mention";
import { ThreadComments } from "../thread-comments";
import { useCallable } from "./use-mention-candidates";

const t = translator("comment-calls", commentCalls);

/** Key code during IME composition, for browsers that do not set `isComposing`. */
const COMPOSED = 229;

type CallPickerProps = {
  field: string;
  draft: string;
  onWrite: (text: string) => void;
};

const areaOf = (field: string) => {
  const found = document.getElementById(field);
  return found instanceof HTMLTextAreaElement ? found : null;
};

const callIn = (area: HTMLTextAreaElement | null) =>
  area && begunCall(area.value, area.selectionStart);

export function CallPicker({ field, draft, onWrite }: CallPickerProps) {
  const comments = useContext(ThreadComments);
  const here = participantsOf(comments);
  const [begun, setBegun] = useState(() => callIn(areaOf(field)));
  const [activeAt, setActiveAt] = useState(0);
  const [isFull, setFull] = useState(false);
  const caret = useRef<number | null>(null);
  const active = useRef<HTMLButtonElement>(null);
  const answer = useCallable(begun?.letters ?? null);
  const listed = answer !== null && typeof answer === "object" ? answer : [];
  const others = listed.filter(({ id }) => !here.some((person) => person.id === id));
  const options = begun ? [...listMeant(here, begun.letters), ...others] : [];
  const list = `${field}-calls`;
  const activeOf = Math.min(activeAt, options.length - 1);
  const chosen = options[activeOf];
  const activeId = chosen ? `${list}-${chosen.id}` : null;

  function choose(person: Callable | undefined): void {
    const area = areaOf(field);
    if (!area || !begun || !person) return;
    const written = withCall(area.value, begun, person.name);
    setBegun(null);
    // The field limits typed text, but not text that code inserts.
    if (written.text.length > COMMENT_MAX_LENGTH) return setFull(true);
    caret.current = written.caret;
    noteCall(draft, person);
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
      const call = callIn(area);
      setFull(false);
      if (call?.from === begun?.from && call?.letters === begun?.letters) return;
      setBegun(call);
      setActiveAt(0);
    };
    const leave = () => setBegun(null);
    // Closes the list when the caret leaves the name. After Escape only typing reopens it.
    const move = () => {
      if (begun && document.activeElement === area) look();
    };
    const press = (event: KeyboardEvent) => {
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: options.length - 1 };
      const step = steps[event.key];
      const isEnd = event.key === "Escape";
      const isChoice = event.key === "Enter";
      const isOther = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
      if (!begun || isOther || event.isComposing || event.keyCode === COMPOSED) return;
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

  const isAsking = answer === null;
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
              <span className={styles.detail}>{person.isHere ? t("here") : person.detail}</span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className={styles.status}>
        {isFull && t("full")}
        {begun &&
          (problem ? t(problem) : isAsking ? t("asking") : t("found", { count: options.length }))}
      </p>
    </div>
  );
}
