import { expect, test } from "vitest";
import { topicSchema } from "~/features/forum/topic.schema";
import { tickedCard } from "../../../../../contract/context-card.ts";

test("of what is sent with a topic only what was ticked is told", () => {
  const sent = {
    ...{ type: "question", category: "a", title: "Como troco a minha permissão?" },
    ...{ body: "Alguém já passou por isso em Vaud?", shown: "canton" },
    ...{ "context-canton": "VD", "context-permit": "B" },
  };
  const { shown, ...typed } = topicSchema.parse(sent);
  expect(tickedCard(shown, typed)).toEqual({ canton: "VD" });
  expect(topicSchema.parse({ ...sent, shown: undefined }).shown).toEqual([]);
});
