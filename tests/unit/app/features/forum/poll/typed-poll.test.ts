import { expect, test } from "vitest";
import { newTopicSchema, optionsIn, pollIn } from "~/features/forum/topic/topic-writes.server";

const topic = {
  ...{ type: "question", category: "a", title: "Onde vocês fazem compras?" },
  body: "Quero saber onde é mais barato.",
};
const wrong = (poll: object) => {
  const parsed = newTopicSchema.safeParse({ ...topic, ...poll });
  return parsed.error?.issues.map(({ path }) => path.join(".")) ?? [];
};

test("topic poll: has one option per line", () => {
  expect(optionsIn(" Migros \r\n\n Coop")).toEqual(["Migros", "Coop"]);
});

test("topic poll: is null if empty; otherwise needs a question and options", () => {
  expect(wrong({ pollDays: "7" })).toEqual([]);
  expect(pollIn({ pollQuestion: " ", pollOptions: "\n", pollDays: "7" })).toBeNull();
  expect(wrong({ pollQuestion: "Onde?" })).toEqual(["pollOptions"]);
  expect(wrong({ pollOptions: "a\nb" })).toEqual(["pollQuestion"]);
  expect(wrong({ pollQuestion: "Onde?", pollOptions: "a\na" })).toEqual(["pollOptions"]);
  const whole = { pollQuestion: "Onde?", pollOptions: "a\nb", pollDays: "3" };
  expect(wrong(whole)).toEqual([]);
  expect(pollIn(whole)).toEqual({ question: "Onde?", options: ["a", "b"], days: 3 });
});
