import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { roleIds } from "../../../../contract/account/roles.ts";
import { admin, makePerson, removeMade, rowsOf, type Person, type Reader } from "../cms.ts";
import { comment, makeCourse, makeItem, notificationsOf, type Item } from "./commented.ts";
import { hoursAgo, reply, topic } from "./forum.ts";

afterAll(removeMade);

const received = { timeout: 10_000 };

describe("comment notifications", () => {
  test("report an answer once, with its place and nothing of its text", async () => {
    const item = await makeItem();
    const ana = await makePerson("member", { first_name: "Ana", last_name: "Souza" });
    const bia = await makePerson("member", { first_name: "Bia", last_name: "Lima" });
    const root = await comment(ana.as, item);
    await comment(bia.as, item, { parent: root.id, body: "@Ana segredo" });
    const notification = {
      ...{ title: "Bia L. respondeu ao seu comentário", body: item.slug, type: "reply" },
      ...{ url: `/app/news/${item.slug}#comentario-2`, actor: bia.id },
    };
    await expect.poll(() => notificationsOf(ana), received).toEqual([notification]);
    await comment(ana.as, item, { parent: root.id, body: "@Ana eu mesma" });
    await comment(bia.as, item, { body: "Oi @ana!" });
    await expect.poll(() => notificationsOf(ana), received).toHaveLength(2);
    expect((await notificationsOf(ana))[1]).toMatchObject({
      ...{ title: "Bia L. mencionou você em um comentário", type: "mention" },
      url: `/app/news/${item.slug}#comentario-4`,
    });
    expect(await notificationsOf(bia)).toEqual([]);
  });

  test("report a mention only to participants of the conversation", async () => {
    const item = await makeItem();
    const carla = await makePerson("member", { first_name: "Carla" });
    const ana = await makePerson("member");
    const caller = await makePerson("member");
    await comment(caller.as, item, { body: "@Carla veja" });
    const root = await comment(ana.as, item);
    await comment(caller.as, item, { parent: root.id });
    await expect.poll(() => notificationsOf(ana), received).toHaveLength(1);
    expect(await notificationsOf(carla)).toEqual([]);
  });

  test("report a mention to a member chosen from the directory, while they are listed", async () => {
    const item = await makeItem();
    const listed = (values: object) =>
      makePerson("member", { last_name: "Reis", isInDirectory: true, ...values });
    const [ana, bia, other, silent, last] = [
      await listed({ first_name: "Ana" }),
      await listed({ first_name: "Bia" }),
      await listed({ first_name: "Ana" }),
      await listed({ first_name: "Ana", isInDirectory: false }),
      await listed({ first_name: "Dora" }),
    ];
    const editor = await makePerson("editor", { first_name: "Ana", isInDirectory: true });
    const caller = await makePerson("member", { first_name: "Carla", last_name: "Sá" });
    await topic(caller.id, hoursAgo(48));
    const call = (body: string, ...called: unknown[]) =>
      comment(caller.as, item, { id: randomUUID(), body, calls: called });
    const ids = [ana.id, bia.id, silent.id, editor.id, caller.id, last.id];
    expect((await call("@Ana, e você @Dora?", ...ids)).status).toBe(200);
    // Five at most: the sixth is not notified, although the text mentions her.
    await call("@Dora, agora sim", last.id);
    await expect.poll(() => notificationsOf(last), received).toHaveLength(1);
    expect(await notificationsOf(ana)).toMatchObject([
      { title: "Carla S. mencionou você em um comentário", actor: caller.id },
    ]);
    // No notification without a mention, for a namesake, or for members outside the list.
    for (const nobody of [bia, other, silent, editor, caller])
      expect(await notificationsOf(nobody)).toEqual([]);
    for (const odd of ["@Ana", 7, { id: ana.id }])
      expect(
        (await comment(caller.as, await makeItem(), { id: randomUUID(), calls: odd })).status,
      ).toBe(200);
  });

  test("report an answer even if the sent mention is not an id", async () => {
    const [item, ana] = [await makeItem(), await makePerson("member")];
    const root = await comment(ana.as, item);
    const bia = await makePerson("member");
    const odd = { id: randomUUID(), body: "@Ana", parent: root.id, calls: [[ana.id]] };
    expect((await comment(bia.as, item, odd)).status).toBe(200);
    await expect.poll(() => notificationsOf(ana), received).toHaveLength(1);
  });

  const commentOn = async ({ id, as }: Person, date_created: Date) => {
    const said = await comment(as, await makeItem());
    await admin("PATCH", `/items/comments/${said.id}`, { user_created: id, date_created });
  };
  test.each([
    ["two who is new", () => Promise.resolve(), 2],
    ["ten who asked in the forum", ({ id }: Person) => topic(id, hoursAgo(48)), 10],
    ["ten who wrote below a text", (who: Person) => commentOn(who, hoursAgo(48)), 10],
  ])(
    "are limited in mentions a day: %s may mention, deleted texts included",
    async (_who, write, most) => {
      const caller = await makePerson("member");
      await write(caller);
      const ana = await makePerson("member", { first_name: "Ana", isInDirectory: true });
      const item = await makeItem();
      const call = (body: string, calls: string[], to = item) =>
        comment(caller.as, to, { id: randomUUID(), body, calls });
      // Members who can't be found count as well, so that a refusal reveals nothing about them.
      const one = await call("@Ana", [ana.id, randomUUID()]);
      await expect.poll(() => notificationsOf(ana), received).toHaveLength(1);
      await caller.as("PATCH", `/items/comments/${one.id}`, { status: "deleted" });
      await expect.poll(() => notificationsOf(ana), received).toEqual([]);
      for (let spent = 2; spent < most; spent += 4) {
        const four = Array.from({ length: 4 }, () => randomUUID());
        expect((await call(`@Bia ${spent}`, four)).status).toBe(200);
      }
      const refused = await call("@Ana de novo", [ana.id]);
      expect([refused.status, refused.code]).toEqual([400, "COMMENT_CALLS"]);
      // Participants are mentioned by name without counting. A text without mentions works as before.
      await comment(ana.as, item);
      expect((await call("@Ana, e agora?", [ana.id])).status).toBe(200);
      await expect.poll(() => notificationsOf(ana), received).toHaveLength(1);
      expect((await call("Sem ninguém", [], await makeItem())).status).toBe(200);
    },
  );

  test("report no mention in an item that the member may not read", async () => {
    const item = await makeItem("paying");
    const free = await makePerson("member", { first_name: "Ana", isInDirectory: true });
    const pays = await makePerson("payingUser", { first_name: "Ana", isInDirectory: true });
    const caller = await makePerson("payingUser");
    await comment(caller.as, item, { id: randomUUID(), body: "@Ana", calls: [free.id, pays.id] });
    await expect.poll(() => notificationsOf(pays), received).toHaveLength(1);
    expect(await notificationsOf(free)).toEqual([]);
  });

  test("report comments to the author of the published item", async () => {
    const editor = await makePerson("editor");
    const item = await makeItem();
    await admin("PATCH", `/items/news/${item.id}`, { user_created: editor.id });
    const ana = await makePerson("member", { displayName: "Aninha" });
    await comment(ana.as, item);
    await expect
      .poll(() => notificationsOf(editor), received)
      .toMatchObject([{ title: "Aninha comentou o que você publicou", type: "comment" }]);
  });

  test("report answers in a topic to its author as answers, to its followers as comments", async () => {
    const [requester, follower, helper] = [
      await makePerson("member"),
      await makePerson("member"),
      await makePerson("member"),
    ];
    const requested = await topic(requester.id);
    const watching = { post: requested.id, level: "watch" };
    const followed = await follower.as("POST", "/items/topic_states", watching);
    expect(followed.status).toBe(200);
    await reply(helper, requested);
    await expect
      .poll(() => notificationsOf(requester), received)
      .toMatchObject([{ type: "reply" }]);
    await expect
      .poll(() => notificationsOf(follower), received)
      .toMatchObject([{ type: "comment" }]);
  });
});

test("like notification: is sent without the author, once a day per text, and never for one's own like", async () => {
  const item = await makeItem();
  const ana = await makePerson("member");
  const { id: target } = await comment(ana.as, item);
  const like = async (as: Reader) => {
    const answer = await as("POST", "/items/votes", { targetType: "comments", target });
    expect(answer.status).toBe(200);
    return (answer.data as { id: string }).id;
  };
  const liked = {
    ...{ title: "Alguém gostou do que você escreveu", body: item.slug, type: "like" },
    ...{ url: `/app/news/${item.slug}#comentario-1`, actor: null },
  };
  const [bia, caio] = [await makePerson("member"), await makePerson("member")];
  const first = await like(bia.as);
  await expect.poll(() => notificationsOf(ana), received).toEqual([liked]);
  expect((await bia.as("DELETE", `/items/votes/${first}`)).status).toBe(204);
  await like(bia.as);
  await like(caio.as);
  const counted = `/items/Notification?filter[owner][_eq]=${ana.id}&fields=count`;
  await expect
    .poll(async () => rowsOf(await admin("GET", counted)), received)
    .toEqual([{ count: 2 }]);
  expect(await notificationsOf(ana)).toEqual([liked]);
  const own = await ana.as("POST", "/items/votes", { targetType: "comments", target });
  expect(own.status).toBe(400);
});

test("like notification: is not sent to a member without access to the liked text", async () => {
  const [former, stored, other] = [
    await makePerson("payingUser"),
    await makePerson("payingUser"),
    await makePerson("payingUser"),
  ];
  const item = await makeItem("paying");
  const like = async (target: string, targetType = "comments", as = other.as) =>
    expect((await as("POST", "/items/votes", { targetType, target })).status).toBe(200);
  const theirs = await comment(former.as, item);
  const [hidden, requested] = [await topic(former.id), await comment(stored.as, item)];
  await admin("PATCH", `/users/${former.id}`, { role: roleIds.member });
  await admin("PATCH", `/items/forum_posts/${hidden.id}`, { status: "hidden" });
  await like(theirs.id);
  await like(hidden.id, "forum", admin);
  await like(requested.id);
  await expect.poll(() => notificationsOf(stored), received).toMatchObject([{ type: "like" }]);
  expect((await notificationsOf(former)).filter(({ type }) => type === "like")).toEqual([]);
});

test("comment notifications: are deleted with the comment, by its author or the team", async () => {
  const item = await makeItem();
  const [ana, bia] = [await makePerson("member"), await makePerson("member")];
  const root = await comment(ana.as, item);
  const answer = await comment(bia.as, item, { parent: root.id });
  const other = await comment(bia.as, item, { parent: root.id });
  await expect.poll(() => notificationsOf(ana), received).toHaveLength(2);
  await admin("PATCH", `/items/comments/${answer.id}`, { status: "hidden" });
  await expect
    .poll(() => notificationsOf(ana), received)
    .toMatchObject([{ url: `/app/news/${item.slug}#comentario-3` }]);
  await bia.as("PATCH", `/items/comments/${other.id}`, { status: "deleted" });
  await expect.poll(() => notificationsOf(ana), received).toEqual([]);
});

test("comment notifications: are deleted with the withdrawn item they link to, and no others", async () => {
  const [item, other] = [await makeItem(), await makeItem()];
  const ana = await makePerson("member");
  const bia = await makePerson("member");
  for (const each of [item, other]) {
    const root = await comment(ana.as, each);
    await comment(bia.as, each, { parent: root.id });
  }
  await expect.poll(() => notificationsOf(ana), received).toHaveLength(2);
  await admin("PATCH", `/items/news/${other.id}`, { title: "Outro título" });
  await admin("PATCH", `/items/news/${item.id}`, { status: "archived" });
  await expect.poll(() => notificationsOf(ana), received).toMatchObject([{ body: other.slug }]);
});

describe("correction", () => {
  test("waits for the editors, does not count as a comment, and its author is notified of the decision", async () => {
    const item = await makeItem();
    const ana = await makePerson("member");
    const suggested = await comment(ana.as, item, {
      isCorrection: true,
      anchor: { quote: "Texto" },
      body: "Testo",
    });
    const path = `/items/comments/${suggested.id}`;
    const { as: other } = await makePerson("member");
    expect((await other("GET", path)).status).toBe(403);
    const editor = await makePerson("editor");
    const open = await editor.as("GET", "/items/comments?filter[status][_eq]=suggested&fields=id");
    expect(open.data).toContainEqual({ id: suggested.id });
    expect((await editor.as("PATCH", path, { status: "accepted" })).status).toBe(200);
    expect((await other("GET", path)).status).toBe(200);
    await expect
      .poll(() => notificationsOf(ana), received)
      .toMatchObject([{ title: "Sua sugestão de correção foi aceita", body: item.slug }]);
    const counted = await admin("GET", `/items/news/${item.id}?fields=commentCount`);
    expect(counted.data).toEqual({ commentCount: 0 });
  });

  test("is announced without the title if its author may not read the item", async () => {
    const [former, stored] = [await makePerson("payingUser"), await makePerson("payingUser")];
    const suggest = async ({ as }: Person, item: Item) => {
      const more = { isCorrection: true, anchor: { quote: "Texto" }, body: "Testo" };
      return `/items/comments/${(await comment(as, item, more)).id}`;
    };
    const [withdrawn, locked, open] = [
      await makeItem(),
      await makeItem("paying"),
      await makeItem("paying"),
    ];
    const unread = [
      await suggest(stored, withdrawn),
      await suggest(former, withdrawn),
      await suggest(former, locked),
    ];
    const read = await suggest(stored, open);
    await admin("PATCH", `/items/news/${withdrawn.id}`, { status: "draft", title: "Outro título" });
    await admin("PATCH", `/users/${former.id}`, { role: roleIds.member });
    const editor = await makePerson("editor");
    for (const path of [...unread, read])
      expect((await editor.as("PATCH", path, { status: "accepted" })).status).toBe(200);
    await expect.poll(() => notificationsOf(stored), received).toMatchObject([{ body: open.slug }]);
    expect(await notificationsOf(former)).toEqual([]);
  });
});

test("comment notifications: are deleted with a class, and with the classes of a withdrawn course", async () => {
  const { course, classes } = await makeCourse();
  const ana = await makePerson("member");
  const bia = await makePerson("member");
  for (const each of classes) {
    const root = await comment(ana.as, each);
    await comment(bia.as, each, { parent: root.id });
  }
  await expect.poll(() => notificationsOf(ana), received).toHaveLength(2);
  const [first, second] = classes;
  await admin("DELETE", `/items/course_classes/${first.id}`);
  await expect.poll(() => notificationsOf(ana), received).toHaveLength(1);
  expect((await notificationsOf(ana))[0]?.["url"]).toContain(second.slug);
  await admin("PATCH", `/items/courses/${course.id}`, { status: "archived" });
  await expect.poll(() => notificationsOf(ana), received).toEqual([]);
});
