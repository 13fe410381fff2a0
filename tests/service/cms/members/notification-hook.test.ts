import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, freshSlug, makePerson, removeMade, rowsOf, tiers, type Person } from "../cms.ts";

/** Changes that Directus makes to every notification, whoever writes it. */
let ana: Person;
let bia: Person;
beforeAll(async () => {
  [ana, bia] = await Promise.all([makePerson("member"), makePerson("member")]);
});
afterAll(removeMade);

const notify = (target: string, more: object = {}) =>
  admin("POST", "/items/Notification", {
    ...{ owner: ana.id, type: "support", title: "Nova resposta", targetType: "tickets", target },
    ...more,
  });
/** Notifications as their owner sees them. */
const about = async (target: string) =>
  rowsOf(
    await ana.as(
      "GET",
      `/items/Notification?filter[target][_eq]=${target}&fields=id,count,readAt,isRead`,
    ),
  );

test("notification hook: three similar ones about the same item become one with their count", async () => {
  const target = freshSlug("pedido");
  await notify(target);
  await notify(target);
  expect(await about(target)).toHaveLength(2);
  await notify(target);
  await expect.poll(() => about(target)).toMatchObject([{ count: 3 }]);
  await notify(target);
  await expect.poll(() => about(target)).toMatchObject([{ count: 4 }]);
});

test("notification hook: a deleted one is replaced by those behind it, and reading it reads them", async () => {
  const target = freshSlug("pedido");
  const written = [await notify(target), await notify(target), await notify(target)];
  const [first, second, third] = written.map(({ data }) => (data as { id: string }).id);
  const path = (id: string | undefined) => `/items/Notification/${id}`;
  await expect.poll(() => about(target)).toMatchObject([{ id: third, count: 3 }]);
  expect((await ana.as("GET", path(first))).status).toBe(403);
  // A refused delete changes nothing.
  expect((await bia.as("DELETE", path(third))).status).toBe(403);
  expect(await about(target)).toMatchObject([{ id: third, count: 3 }]);
  expect((await admin("DELETE", path(third))).status).toBe(204);
  await expect.poll(() => about(target)).toMatchObject([{ id: second, count: 2 }]);
  await ana.as("PATCH", path(second), { isRead: true });
  await expect.poll(async () => (await admin("GET", path(first))).status).toBe(403);
});

test("notification hook: members are not notified of their own actions", async () => {
  const target = freshSlug("pedido");
  const own = await notify(target, { actor: ana.id });
  expect([own.status, await about(target)]).toEqual([400, []]);
  expect((await notify(target, { actor: bia.id })).status).toBe(200);
});

test("notification hook: Directus sets the read time, and unread has none", async () => {
  const target = freshSlug("pedido");
  const { data } = await notify(target);
  const path = `/items/Notification/${(data as { id: string }).id}`;
  const readAt = async () => (await about(target))[0]?.["readAt"];
  await ana.as("PATCH", path, { isRead: true });
  await expect.poll(readAt).toEqual(expect.any(String));
  const first = await readAt();
  await ana.as("PATCH", path, { isRead: true });
  await admin("PATCH", path, { readAt: "2020-01-01T00:00:00Z", isRead: true });
  expect(await readAt()).toBe(first);
  await ana.as("PATCH", path, { isRead: false });
  await expect.poll(readAt).toBeNull();
});

test("notification hook: one turned off in the portal is neither listed nor counted, and hides no other", async () => {
  const [target, other] = [freshSlug("texto"), freshSlug("texto")];
  const mine = async (more = "") =>
    rowsOf(
      await ana.as("GET", `/items/Notification?filter[target][_in]=${target},${other}${more}`),
    );
  const comment = () => notify(target, { type: "comment", targetType: "news" });
  await comment();
  await comment();
  const me = `/users/${ana.id}?fields=id`;
  const quietKinds = ["comment", "topic", "support"];
  // Only the service writes the copy of a member's choices.
  expect((await ana.as("PATCH", me, { quietKinds })).status).toBe(403);
  expect((await tiers.accounts("PATCH", me, { quietKinds })).status).toBe(200);
  const { data } = await comment();
  await notify(other, { type: "topic", targetType: "news" });
  await notify(other, { type: "reply", targetType: "news" });
  await notify(other);
  expect((await mine("&fields=type")).map(({ type }) => type).toSorted()).toEqual([
    ...["comment", "comment", "reply", "support"],
  ]);
  expect(await mine("&aggregate[count]=*")).toMatchObject([{ count: "4" }]);
  const quiet = `/items/Notification/${(data as { id: string }).id}`;
  expect((await ana.as("PATCH", quiet, { isRead: true })).status).toBe(403);
  // Mails and devices still receive it.
  expect(await admin("GET", quiet)).toMatchObject({ data: { isQuiet: true, isRead: false } });
  await tiers.accounts("PATCH", me, { quietKinds: [] });
});
