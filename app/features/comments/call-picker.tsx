import { useContext, useEffect, useRef, useState } from "react";
import { commentCalls } from "~/i18n/pt-BR/comment-calls";
import { translator } from "~/i18n/translator";
import { chosenCalls } from "./chosen-calls";
import { begunCall, listMeant, participantsOf, withCall, type Callable } from "./call";
import styles from "./call-picker.module.css";
import { ThreadComments } from "./thread-comments";
import { useCallable } from "./use-callable";

const t = translator("comment-calls", commentCalls);

const KEPT = 10;

type CallPickerProps = {
  /** The id of the field in which somebody writes. */
  field: string;
  /** The name of the text's draft. */
  draft: string;
  onWrite: (text: string) => void;
};

const areaOf = (field: string) => {
  const found = document.getElementById(field);
  return found instanceof HTMLTextAreaElement ? found : null;
};

const callIn = (area: HTMLTextAreaElement | null) =>
  area && begunCall(area.value, area.selectionStart);

/**
 * Whom a name after an at sign may mean: who takes part in the conversation, then the list of members. The
 * field stays where one writes and keeps the focus; keys choose, and the name is written into the text.
 */
export function CallPicker({ field, draft, onWrite }: CallPickerProps) {
  const comments = useContext(ThreadComments);
  const here = participantsOf(comments);
  const [begun, setBegun] = useState(() => callIn(areaOf(field)));
  const [activeAt, setActiveAt] = useState(0);
  const caret = useRef<number | null>(null);
  const answer = useCallable(begun?.letters ?? null);
  const listed = answer !== null && typeof answer === "object" ? answer : [];
  const others = listed.filter(({ id }) => !here.some((person) => person.id === id));
  const options = begun ? [...listMeant(here, begun.letters), ...others] : [];
  const list = `${field}-calls`;
  const activeId = options.length > 0 ? `${list}-${activeAt}` : null;

  function choose(person: Callable | undefined): void {
    const area = areaOf(field);
    if (!area || !begun || !person) return;
    const written = withCall(area.value, begun, person.name);
    caret.current = written.caret;
    setBegun(null);
    // The latest first: how many of them count is the rule of who takes the text.
    const before = chosenCalls.get(draft)?.split(",") ?? [];
    const ids = [person.id, ...before].slice(0, KEPT);
    if (!person.isHere) chosenCalls.set(draft, ids.join(","));
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
      setBegun(callIn(area));
      setActiveAt(0);
    };
    const leave = () => setBegun(null);
    const press = (event: KeyboardEvent) => {
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: options.length - 1 };
      const step = steps[event.key];
      const isEnd = event.key === "Escape";
      const isChoice = event.key === "Enter";
      if (options.length === 0 || event.isComposing || event.shiftKey) return;
      if (step === undefined && !isEnd && !isChoice) return;
      event.preventDefault();
      if (step !== undefined) setActiveAt((activeAt + step) % options.length);
      else if (isEnd) leave();
      else choose(options[activeAt]);
    };
    area.addEventListener("input", look);
    area.addEventListener("click", look);
    area.addEventListener("keydown", press);
    area.addEventListener("blur", leave);
    area.setAttribute("aria-autocomplete", "list");
    if (activeId) {
      area.setAttribute("aria-controls", list);
      area.setAttribute("aria-activedescendant", activeId);
    }
    return () => {
      area.removeEventListener("input", look);
      area.removeEventListener("click", look);
      area.removeEventListener("keydown", press);
      area.removeEventListener("blur", leave);
      for (const name of ["autocomplete", "controls", "activedescendant"])
        area.removeAttribute(`aria-${name}`);
    };
  });

  const isAsking = answer === null;
  const problem = typeof answer === "string" ? answer : null;
  return (
    <div className={styles.picker}>
      {options.length > 0 && (
        <div id={list} role="listbox" aria-label={t("list")} className={styles.list}>
          {options.map((person, at) => (
            <button
              key={person.id}
              type="button"
              tabIndex={-1}
              id={`${list}-${at}`}
              role="option"
              aria-selected={at === activeAt}
              className={styles.option}
              onPointerMove={() => setActiveAt(at)}
              // The field keeps the focus, and its caret.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <span className={styles.name}>{person.name}</span>
              <span className={styles.detail}>{person.isHere ? t("here") : person.detail}</span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className={styles.status}>
        {begun &&
          (problem ? t(problem) : isAsking ? t("asking") : t("found", { count: options.length }))}
      </p>
    </div>
  );
}
