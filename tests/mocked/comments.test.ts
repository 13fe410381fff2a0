import { beforeEach, expect, test } from "vitest";
import { makeReply, makeTopic } from "../factories/forum";
import { directus, mockNetwork } from "../mocks/network";
import { openPortal, signInFree, type Portal } from "./portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

test("all answers to a comment come, also where there are more than Directus gives at once", async () => {
  const topic = makeTopic({ replyCount: 252 });
  const root = makeReply({ target: topic.id, number: 1, replyCount: 251 });
  const answers = Array.from({ length: 251 }, (_, at) =>
    makeReply({ target: topic.id, parent: root.id, number: at + 2, body: `Resposta ${at + 1}` }),
  );
  directus.state.database.forum_posts.push(topic);
  directus.state.database.comments.push(root, ...answers.toReversed());
  const asked = new URLSearchParams({ targetType: "forum", target: topic.id, replies: root.id });
  const { status, text } = await portal.visit(`/pt-BR/app/comments?${asked}`, {
    as: signInFree(),
  });
  expect(status).toBe(200);
  const { replies } = JSON.parse(text) as { replies: { body: string }[] };
  expect(replies.map(({ body }) => body)).toEqual(answers.map(({ body }) => body));
});
