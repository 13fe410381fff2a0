import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { sendChat } from "./ask-chat";
import type { ChatMessage, ChatProblem } from "./chat";
import { takenBack } from "./conversation-state";
import { focusComposer, focusMessage } from "./focus-thread";

/** Which message something is done with; without scripts the address says it. */
export type Chosen = {
  /** Its menu is open. */
  on: string | null;
  /** It is being answered. */
  reply: string | null;
  /** It is being changed. */
  edit: string | null;
};

const nothing: Chosen = { on: null, reply: null, edit: null };

type Given = { chosen: Chosen; problem: ChatProblem | null };

/** The conversation that something is done in. */
type Live = {
  messages: readonly ChatMessage[];
  look: () => Promise<void>;
  note: (came: readonly ChatMessage[]) => void;
};

/**
 * What is done with single messages. Its forms and links work by themselves; in a browser with scripts the
 * page stays as it is.
 */
export function useThreadActs(given: Given, { messages, look, note }: Live) {
  const [chosen, setChosen] = useState(given.chosen);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [problem, setProblem] = useState(given.problem);
  const focus = useRef<(() => void) | null>(null);

  // Once the page stands as it was asked for.
  useEffect(() => {
    focus.current?.();
    focus.current = null;
  });

  const choose = (name: keyof Chosen, id: string | null) => (event: MouseEvent) => {
    event.preventDefault();
    const left = chosen.on ?? chosen.edit;
    if (name === "reply") focus.current = focusComposer;
    else if (id === null && left !== null) focus.current = () => focusMessage(left);
    setProblem(null);
    setOpenedAt(new Date().toISOString());
    setChosen({ ...nothing, [name]: id });
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const about = messages.find(({ id }) => id === form.get("id"));
    const send = async () => {
      const answer = await sendChat(form);
      // Its words speak of a message that was not sent.
      setProblem(answer.problem === "unavailable" ? "failed" : answer.problem);
      if (answer.problem === null) {
        const isGone = form.get("intent") === "delete";
        focus.current = about && !isGone ? () => focusMessage(about.id) : focusComposer;
        const now = isGone && about ? takenBack(about) : answer.message;
        // What stands further up than the newest page is not looked at again.
        if (now) note([now]);
        setChosen(nothing);
      }
      await look();
    };
    void send();
  };

  /** What was done last is done. */
  const leave = (): void => {
    setProblem(null);
    setChosen(nothing);
  };

  return { chosen, openedAt, problem, choose, submit, leave };
}

export type ThreadActs = ReturnType<typeof useThreadActs>;
