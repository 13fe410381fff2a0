import { afterAll, beforeAll, expect, test } from "vitest";
import { admin, freshSlug, given, make, makePerson, removeMade, type Person } from "../cms.ts";

/** Two editors with the same form open; Directus informs each about the other. */
const tokens = [freshSlug("um").padEnd(32, "x"), freshSlug("dois").padEnd(32, "x")] as const;
const open: WebSocket[] = [];
let editors: Person[];

beforeAll(async () => {
  editors = await Promise.all(tokens.map((token) => makePerson("editor", { token })));
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await removeMade();
});

type HubEvent = Record<string, unknown>;

/** A connection to Directus with all its messages; null if Directus refuses it. */
async function connect(token: string, origin?: string) {
  const url = new URL("/websocket", given("TEST_CMS_URL"));
  url.protocol = "ws:";
  if (token) url.searchParams.set("access_token", token);
  // Node's own WebSocket accepts headers, which browsers do not.
  const options = { headers: origin ? { Origin: origin } : {} };
  const socket = new WebSocket(url, options as never);
  const received: HubEvent[] = [];
  let isOver = false;
  socket.addEventListener("message", ({ data }) =>
    received.push(JSON.parse(String(data)) as HubEvent),
  );
  socket.addEventListener("close", () => (isOver = true));
  const isIn = await new Promise<boolean>((resolve) => {
    socket.addEventListener("open", () => resolve(true));
    socket.addEventListener("error", () => resolve(false));
  });
  if (!isIn) return null;
  open.push(socket);
  return {
    told: received,
    isOver: () => isOver,
    say: (message: object) => socket.send(JSON.stringify(message)),
    async heard(expected: HubEvent) {
      await expect.poll(() => received).toContainEqual(expect.objectContaining(expected));
    },
  };
}

async function connected(token: string, origin?: string) {
  const line = await connect(token, origin);
  if (!line) throw new Error("Directus let nobody in");
  return line;
}

const joining = (item: string) => ({
  ...{ type: "collab", action: "join", collection: "news", item, version: null },
  ...{ color: null, initialChanges: {} },
});

test("collaborative editing: two editors of one text see each other and each other's changes", async () => {
  const { id } = await make<{ id: string }>("/items/news", { title: "Um título" });
  const [one, two] = [await connected(tokens[0]), await connected(tokens[1])];
  one.say(joining(id));
  await one.heard({ action: "init", item: id });
  two.say(joining(id));
  await one.heard({ action: "join", user: editors[1]?.id });
  await two.heard({ action: "init", item: id });
  const room = two.told.find(({ action }) => action === "init")?.["room"];
  two.say({ type: "collab", action: "focus", room, field: "title" });
  await one.heard({ action: "focus", field: "title" });
  two.say({ type: "collab", action: "update", room, field: "title", changes: "Outro título" });
  await one.heard({ action: "update", field: "title", changes: "Outro título" });
  const stored = await admin("GET", `/items/news/${id}?fields=title`);
  expect(stored.data).toEqual({ title: "Um título" });
});

test("collaborative editing: refuses other roles and other messages", async () => {
  const { id } = await make<{ id: string }>("/items/news", { title: "Um título" });
  expect(await connect("")).toBeNull();
  expect(await connect("x".repeat(32))).toBeNull();
  const app = await connected(given("TEST_CMS_PAYING_TOKEN"));
  app.say(joining(id));
  await expect.poll(app.isOver).toBe(true);
  expect(app.told).not.toContainEqual(expect.objectContaining({ action: "init" }));
  const editor = await connected(tokens[0]);
  for (const message of [
    { type: "items", collection: "news", action: "read", id },
    { type: "items", collection: "news", action: "update", id, data: { title: "Mudado" } },
    { type: "subscribe", collection: "news" },
  ]) {
    editor.told.length = 0;
    editor.say(message);
    await editor.heard({ status: "error" });
    expect(JSON.stringify(editor.told)).not.toContain("Um título");
  }
  const stored = await admin("GET", `/items/news/${id}?fields=title`);
  expect(stored.data).toEqual({ title: "Um título" });
});

test("collaborative editing: an invalid session gives no access, and a removed editor is disconnected", async () => {
  const { id } = await make<{ id: string }>("/items/news", { title: "Um título" });
  const failed = await connected(tokens[0]);
  failed.say({ type: "auth", access_token: "x".repeat(32) });
  await failed.heard({ type: "auth", status: "error" });
  failed.say(joining(id));
  await expect.poll(failed.isOver).toBe(true);
  expect(failed.told).not.toContainEqual(expect.objectContaining({ action: "init" }));

  const [token] = [freshSlug("saiu").padEnd(32, "x")];
  const leaving = await makePerson("editor", { token });
  const line = await connected(token);
  await admin("PATCH", `/users/${leaving.id}`, { status: "suspended" });
  line.say(joining(id));
  await expect.poll(line.isOver).toBe(true);
  expect(line.told).not.toContainEqual(expect.objectContaining({ action: "init" }));
});

test("collaborative editing: a script of another origin can't use an editor's session", async () => {
  const { id } = await make<{ id: string }>("/items/news", { title: "Um título" });
  const foreign = await connected(tokens[0], "https://evil.example");
  foreign.say(joining(id));
  await expect.poll(foreign.isOver).toBe(true);
  expect(foreign.told).not.toContainEqual(expect.objectContaining({ action: "init" }));
});
