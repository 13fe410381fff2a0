import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reminderTime } from "../../../../contract/content/favorite-reminders.ts";
import { admin, freshSlug, make, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";
import { topicAs } from "../community/forum.ts";

let ana: Person;
let bia: Person;

beforeAll(async () => {
  ana = await makePerson("member");
  bia = await makePerson("member");
});
afterAll(removeMade);

const tomorrow = () => reminderTime("day", new Date()).toISOString();
const past = "2026-01-01T00:00:00.000Z";

async function save({ as }: Person, type: string, item: string): Promise<string> {
  const answer = await as("POST", "/items/favorites", { type, item });
  return (answer.data as { id: string }).id;
}
const remindAt = async (id: string) =>
  ((await admin("GET", `/items/favorites/${id}`)).data as { remindAt: string | null }).remindAt;
/** Only administrators may set a moment that has passed. */
const makeDue = (id: string) => admin("PATCH", `/items/favorites/${id}`, { remindAt: past });
const remindersOf = async ({ id }: Person) =>
  rowsOf(
    await admin(
      "GET",
      `/items/Notification?filter[owner][_eq]=${id}&filter[type][_eq]=favorite&fields=title,body,url`,
    ),
  );

async function publish(status: string): Promise<{ id: string; slug: string }> {
  const slug = freshSlug("lembrete");
  const source = { sourceName: "SEM", sourceUrl: "https://www.sem.admin.ch/" };
  const text = { title: slug, slug, summary: "Resumo", body: "<p>Texto</p>" };
  const { id } = await make<{ id: string }>("/items/news", { ...text, ...source, status });
  return { id, slug };
}

describe("favorite reminder", () => {
  test("is set and removed by the member only, up to a month ahead", async () => {
    const path = `/items/favorites/${await save(ana, "news", freshSlug("item"))}`;
    const set = (person: Person, value: string | null) =>
      person.as("PATCH", path, { remindAt: value });
    expect((await set(ana, tomorrow())).status).toBe(200);
    expect((await set(bia, tomorrow())).status).toBe(403);
    for (const refused of [past, "2999-01-01T00:00:00Z"])
      expect((await set(ana, refused)).message).toBe("Um lembrete é de até um mês.");
    expect((await set(ana, null)).status).toBe(200);
  });

  test("notifies once, with a link, when its moment has come", async () => {
    const { id: item, slug } = await publish("published");
    const topic = await topicAs(bia);
    const ids = [await save(ana, "news", item), await save(ana, "forum", topic.id)];
    const later = await save(bia, "news", item);
    await bia.as("PATCH", `/items/favorites/${later}`, { remindAt: tomorrow() });
    for (const id of ids) await makeDue(id);
    const title = "Lembrete do que você guardou";
    await expect
      .poll(async () => (await remindersOf(ana)).toSorted(byUrl), { timeout: 15_000 })
      .toEqual([
        { title, body: topic.title, url: `/app/forum/${topic.id}` },
        { title, body: slug, url: `/app/news/${slug}` },
      ]);
    await expect.poll(async () => Promise.all(ids.map(remindAt))).toEqual([null, null]);
    expect(await remindersOf(bia)).toEqual([]);
    expect(await remindAt(later)).not.toBeNull();
  });

  test("of a withdrawn item ends without a notification", async () => {
    const caio = await makePerson("member");
    const id = await save(caio, "news", (await publish("archived")).id);
    await makeDue(id);
    await expect.poll(() => remindAt(id), { timeout: 15_000 }).toBeNull();
    expect(await remindersOf(caio)).toEqual([]);
  });
});

const byUrl = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  String(one["url"]).localeCompare(String(other["url"]));
