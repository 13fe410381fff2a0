import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { sendChat } from "../ask-chat";
import type { ChatMessage, ChatProblem } from "../chat";
import { takenBack } from "../conversation-state";
import { focusComposer, focusMessage } from "../focus-thread";
import type { ReportChoices } from "./report-choices";
import type { SharedPages } from "./shared-page-card";

/** Without scripts the message ids come from the address. */
export type Chosen = {
  on: string | null;
  reply: string | null;
  edit: string | null;
};

const nothing: Chosen = { on: null, reply: null, edit: null };

type Input = { chosen: Chosen; problem: ChatProblem | null };

type Live = {
  messages: readonly ChatMessage[];
  look: () => Promise<void>;
  note: (came: readonly ChatMessage[]) => void;
};

/** Forms and links work without scripts; with scripts the page does not reload. */
export function useThreadActs(input: Input, { messages, look, note }: Live) {
  const [chosen, setChosen] = useState(input.chosen);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [problem, setProblem] = useState(input.problem);
  const focus = useRef<(() => void) | null>(null);

  // Moves the focus after the requested change is rendered.
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
      // The text for `unavailable` is about a message that was not sent.
      setProblem(answer.problem === "unavailable" ? "failed" : answer.problem);
      if (answer.problem === null) {
        const isGone = form.get("intent") === "delete";
        focus.current = about && !isGone ? () => focusMessage(about.id) : focusComposer;
        const now = isGone && about ? takenBack(about) : answer.message;
        // `look` reloads only the newest page, so an older message must be updated here.
        if (now) note([now]);
        setChosen(nothing);
      }
      await look();
    };
    void send();
  };

  const leave = (): void => {
    setProblem(null);
    setChosen(nothing);
  };

  return { chosen, openedAt, problem, choose, submit, leave };
}

export type ThreadActs = ReturnType<typeof useThreadActs>;

export type Thread = {
  ownUserId: string;
  name: string;
  page: string;
  now: string;
  report: ReportChoices | null;
  acts: ThreadActs;
  shared: SharedPages;
  /** True if neither member has blocked the other. */
  canAct: boolean;
  /** True once the request was accepted. */
  canReact: boolean;
};
