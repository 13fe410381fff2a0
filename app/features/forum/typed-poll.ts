import { tidyTitle } from "../../../contract/forum.ts";
import { POLL_DAYS } from "../../../contract/forum-poll.ts";

/** The options of a poll as they are typed, one a line. */
export const optionsIn = (typed: string): string[] =>
  typed
    .split("\n")
    .map(tidyTitle)
    .filter((option) => option !== "");

type TypedPoll = {
  pollQuestion?: string | undefined;
  pollOptions?: string | undefined;
  pollDays?: string | undefined;
};

/** The poll that a form asks for; null where nothing of one was typed. */
export function pollIn({ pollQuestion = "", pollOptions = "", pollDays }: TypedPoll) {
  const options = optionsIn(pollOptions);
  if (!pollQuestion.trim() && options.length === 0) return null;
  return { question: pollQuestion, options, days: Number(pollDays || POLL_DAYS) };
}
