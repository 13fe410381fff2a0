import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceUsers } from "../../../../cms-extensions/access/service-users.ts";
import {
  admin,
  freshSlug,
  make,
  makePerson,
  readerWith,
  removeMade,
  rowsOf,
  tiers,
  type Person,
} from "../cms.ts";

let ana: Person;
let otto: Person;

beforeAll(async () => {
  [ana, otto] = [await makePerson("editor"), await makePerson("editor")];
});
afterAll(removeMade);

const makeDraft = (kind: string, values: object = {}) => {
  const slug = freshSlug("texto");
  return make<{ id: string; title: string }>(`/items/${kind}`, { title: slug, slug, ...values });
};

const notificationsOf = async (person: Person) =>
  rowsOf(
    await person.as("GET", "/notifications?fields=subject,item,collection,sender&sort=-timestamp"),
  );

test.each(["news", "articles", "videos", "courses"])(
  "assignment: an editor assigned to one of %s by another editor is notified with its place",
  async (kind) => {
    const { id, title } = await makeDraft(kind);
    const path = `/items/${kind}/${id}`;
    expect((await ana.as("PATCH", path, { assignee: otto.id, status: "in_review" })).status).toBe(
      200,
    );
    await expect
      .poll(() => notificationsOf(otto))
      .toContainEqual({
        subject: `“${title}” está com você`,
        item: id,
        collection: kind,
        sender: ana.id,
      });
    const mine = `/items/${kind}?filter[assignee][_eq]=$CURRENT_USER&fields=id`;
    expect(rowsOf(await otto.as("GET", mine))).toContainEqual({ id });
    expect(rowsOf(await ana.as("GET", mine))).not.toContainEqual({ id });
    expect((await otto.as("PATCH", path, { status: "approved" })).status).toBe(200);
    for (const as of [tiers.teaser, tiers.free, tiers.paying, readerWith(null)])
      expect((await as("GET", path)).status).toBe(403);
  },
);

test("assignment: assigning an item to oneself, or another change, sends no notification", async () => {
  const { id } = await makeDraft("news");
  expect((await ana.as("PATCH", `/items/news/${id}`, { assignee: ana.id })).status).toBe(200);
  expect((await otto.as("PATCH", `/items/news/${id}`, { summary: "Resumo" })).status).toBe(200);
  const { id: later, title } = await makeDraft("news");
  await otto.as("PATCH", `/items/news/${later}`, { assignee: ana.id });
  await expect.poll(() => notificationsOf(ana)).toHaveLength(1);
  expect(await notificationsOf(ana)).toMatchObject([{ subject: `“${title}” está com você` }]);
});

test("assignment: a restored text keeps its current assignee, without a notification", async () => {
  const leaving = await makePerson("editor");
  const { id, title } = await makeDraft("news", { assignee: leaving.id });
  const path = `/items/news/${id}`;
  await ana.as("PATCH", path, { assignee: otto.id, title: `${title} 2` });
  await admin("PATCH", `/users/${leaving.id}`, { status: "suspended" });
  const heard = async () =>
    (await notificationsOf(otto)).filter(({ item }) => item === id).map(({ subject }) => subject);
  await expect.poll(heard).toEqual([`“${title} 2” está com você`]);
  const mine = `filter[collection][_eq]=news&filter[item][_eq]=${id}&sort=id&fields=id`;
  const [first] = rowsOf(await ana.as("GET", `/revisions?${mine}`)) as { id: number }[];
  expect((await ana.as("POST", `/utils/revert/${first?.id}`)).status).toBeLessThan(300);
  const back = await admin("GET", `${path}?fields=title,assignee`);
  expect(back.data).toEqual({ title, assignee: otto.id });
  expect(await heard()).toEqual([`“${title} 2” está com você`]);
});

test("assignment: only team members can be assigned", async () => {
  const { id } = await makeDraft("news");
  for (const role of ["member", "payingUser", "youtubeMember"] as const) {
    const member = await makePerson(role);
    const refused = await ana.as("PATCH", `/items/news/${id}`, { assignee: member.id });
    expect([refused.status, refused.message]).toEqual([400, "Escolha alguém da equipe."]);
    const asRow = await ana.as("PATCH", `/items/news/${id}`, { assignee: { id: member.id } });
    expect(asRow.status).toBe(400);
    const guest = await readerWith(null)("PATCH", `/items/news/${id}`, { assignee: member.id });
    expect(guest.status).toBe(403);
  }
  const gone = await makePerson("editor", { status: "suspended" });
  const account = serviceUsers.find(({ token }) => token === "accounts")?.id;
  for (const assignee of [gone.id, account, "abc", 7])
    expect((await ana.as("PATCH", `/items/news/${id}`, { assignee })).status).toBe(400);
  const stored = await admin("GET", `/items/news/${id}?fields=assignee`);
  expect(stored.data).toEqual({ assignee: null });
});
