import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admin, freshSlug, make, makePerson, removeMade, rowsOf, type Person } from "../cms.ts";

let ana: Person;
let bia: Person;

beforeAll(async () => {
  ana = await makePerson("member");
  bia = await makePerson("member");
});
afterAll(removeMade);

describe("favorites", () => {
  test("belong to their member and are stored once", async () => {
    const favorite = { type: "news", item: freshSlug("item") };
    const created = await ana.as("POST", "/items/favorites", favorite);
    const { id, user_created: owner } = created.data as { id: string; user_created: string };
    expect(owner).toBe(ana.id);
    const again = await ana.as("POST", "/items/favorites", favorite);
    expect(again.code).toBe("RECORD_NOT_UNIQUE");
    const filter = `/items/favorites?filter[item][_eq]=${favorite.item}`;
    expect(rowsOf(await bia.as("GET", filter))).toEqual([]);
    expect((await bia.as("DELETE", `/items/favorites/${id}`)).status).toBe(403);
    expect((await bia.as("POST", "/items/favorites", favorite)).status).toBe(200);
    expect((await ana.as("DELETE", `/items/favorites/${id}`)).status).toBe(204);
  });

  test("can't be created in another member's name", async () => {
    const forged = { type: "news", item: freshSlug("item"), user_created: bia.id };
    expect((await ana.as("POST", "/items/favorites", forged)).status).toBe(403);
    const item = freshSlug("item");
    const uniqueKey = `${bia.id}:news:${item}`;
    const keyed = await ana.as("POST", "/items/favorites", { type: "news", item, uniqueKey });
    expect(keyed.data).toMatchObject({ uniqueKey: `${ana.id}:news:${item}` });
  });
});

describe("notifications", () => {
  test("can be read and marked by their owner only", async () => {
    const { id } = await make<{ id: string }>("/items/Notification", {
      owner: ana.id,
      title: "Nova resposta",
      url: "/pt-BR/app/forum/1",
    });
    const path = `/items/Notification/${id}`;
    expect((await ana.as("PATCH", path, { isRead: true })).data).toMatchObject({ isRead: true });
    expect((await ana.as("PATCH", path, { title: "Outro" })).status).toBe(403);
    expect((await ana.as("PATCH", path, { owner: bia.id })).status).toBe(403);
    expect((await bia.as("GET", path)).status).toBe(403);
    expect(
      (await bia.as("PATCH", "/items/Notification", { keys: [id], data: { isRead: false } }))
        .status,
    ).toBe(403);
    expect(
      rowsOf(await bia.as("GET", `/items/Notification?filter[owner][_neq]=${bia.id}`)),
    ).toEqual([]);
  });
});

describe("forum posts", () => {
  test("can be changed by their author only, and never reveal an e-mail address", async () => {
    const created = await ana.as("POST", "/items/forum_posts", {
      title: "Como registrar na comuna?",
      body: "Cheguei ontem e procuro o balcão certo.",
    });
    const { id } = created.data as { id: string };
    const path = `/items/forum_posts/${id}`;
    try {
      expect(created.data).toMatchObject({ status: "open", user_created: ana.id });
      expect((await bia.as("PATCH", path, { title: "Mudado por outra pessoa" })).status).toBe(403);
      expect((await ana.as("PATCH", path, { status: "closed" })).status).toBe(403);
      const read = await bia.as("GET", `${path}?fields=title,user_created`);
      expect(read.data).toEqual({ title: "Como registrar na comuna?", user_created: ana.id });
      const author = await bia.as("GET", `${path}?fields=user_created.email`);
      expect(JSON.stringify(author.data ?? null)).not.toContain("@");
    } finally {
      await admin("DELETE", path);
    }
  });
});
