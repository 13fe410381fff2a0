import { beforeEach, expect, test } from "vitest";
import { chosenMentions } from "~/features/comments/writing/chosen-mentions";
import { rememberMention } from "~/features/comments/writing/comment-mentions";

const listed = (id: string, name: string, isParticipant = false) => ({
  id,
  name,
  detail: "",
  isParticipant,
});
const taken = (body: string) => chosenMentions.get("news:a")?.(body);

beforeEach(() => void taken(""));

test("chosen mentions: the last chosen member of one first name is mentioned, once", () => {
  rememberMention("news:a", listed("1", "Ana de Zug"));
  rememberMention("news:a", listed("2", "Bia"));
  rememberMention("news:a", listed("3", "Ána de Berna"));
  expect(taken("@Ana e @bia")).toBe("3,2");
  expect(taken("@Ana e @bia")).toBeUndefined();
});

test("chosen mentions: a participant is mentioned by name only, also instead of an earlier choice", () => {
  rememberMention("news:a", listed("1", "Ana de Zug"));
  rememberMention("news:a", listed("2", "Ana", true));
  expect(taken("@Ana")).toBe("");
});

test("chosen mentions: a name removed from the text mentions no member", () => {
  rememberMention("news:a", listed("1", "Ana"));
  rememberMention("news:a", listed("2", "Bia"));
  expect(taken("Oi @Bia, e a Ana?")).toBe("2");
});
