import { tidyTitle, POLL_DAYS } from "../../../../contract/community/forum.ts";

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

export function pollIn({ pollQuestion = "", pollOptions = "", pollDays }: TypedPoll) {
  const options = optionsIn(pollOptions);
  if (!pollQuestion.trim() && options.length === 0) return null;
  return { question: pollQuestion, options, days: Number(pollDays || POLL_DAYS) };
}
