import { expect, test } from "vitest";
import type { ShownComment } from "~/features/comments/comment";
import { participantsOf } from "~/features/comments/thread/participants";

test("mention participants: are listed once, without the reader and members blocked by the reader", () => {
  const by = (name: string, more: object = {}) =>
    ({
      author: { name, path: `/pt-BR/app/profile/${name}`, isBlocked: name === "Bloqueada" },
      isOwn: name === "Eu",
      replies: [],
      ...more,
    }) as unknown as ShownComment;
  const gone = { ...by("x"), author: null };
  const thread = [by("Ana", { replies: [by("Bia"), by("Ana"), by("Eu")] }), by("Bloqueada"), gone];
  expect(participantsOf(thread).map(({ id, isParticipant }) => [id, isParticipant])).toEqual([
    ["Ana", true],
    ["Bia", true],
  ]);
});
