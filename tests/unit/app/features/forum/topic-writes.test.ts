import { expect, test } from "vitest";
import { topicSchema } from "~/features/forum/topic/topic.schema";
import { TOPIC_BODY_MAX_LENGTH } from "../../../../../contract/community/forum.ts";
import { countCharacters } from "../../../../../contract/shared/text-length.ts";
import { tickedCard } from "../../../../../contract/community/context-card.ts";

const topic = { type: "question", category: "a", title: "Como troco a minha permissão?" };

test.each(["a", "ã", "🏔", `${"a".repeat(63)}\r\n`])(
  "topic form: accepts a topic full of %j up to its limit",
  (letters) => {
    const size = [...letters.replace("\r\n", "\n")].length;
    const body = `${letters.repeat(TOPIC_BODY_MAX_LENGTH / size - 1)}${"a".repeat(size)}`;
    expect(countCharacters(body)).toBe(TOPIC_BODY_MAX_LENGTH - (TOPIC_BODY_MAX_LENGTH % size));
    expect(topicSchema.safeParse({ ...topic, body }).success).toBe(true);
  },
);

test("topic form: rejects a topic over its limit with its count", () => {
  const body = `${"a".repeat(65)}\r\n`.repeat(500).trimEnd();
  const { error } = topicSchema.safeParse({ ...topic, body });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "O texto é longo demais: 32.999 de 32.000 caracteres.",
  ]);
});

test("topic form: contains only the ticked details", () => {
  const sent = {
    ...{ type: "question", category: "a", title: "Como troco a minha permissão?" },
    ...{ body: "Alguém já passou por isso em Vaud?", shown: "canton" },
    ...{ "context-canton": "VD", "context-permit": "B" },
  };
  const { shown, ...typed } = topicSchema.parse(sent);
  expect(tickedCard(shown, typed)).toEqual({ canton: "VD" });
  expect(topicSchema.parse({ ...sent, shown: undefined }).shown).toEqual([]);
});
