import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCms } from "~/cms/cms.server";
import { answerProfileForm } from "~/features/account/profile/edit-profile.server";
import { requireOwnProfile } from "~/features/account/profile/own-profile.server";
import type { ProfileApi } from "~/service/profile-api.server";
import {
  EDIT_CONFLICT,
  SEEN_VERSION,
  editedFields,
  versionOf,
  type EditedCollection,
} from "../../../../contract/collections/edit-version.ts";
import { HIDEABLE_FIELDS } from "../../../../contract/account/profile.ts";
import { given, makePerson, memberToken, removeMade, type Answer, type Person } from "../cms.ts";
import { reply, topicAs, type Topic } from "../community/forum.ts";

let author: Person;
let other: Person;
let topic: Topic;
let answerId: string;

beforeAll(async () => {
  author = await makePerson("payingUser");
  other = await makePerson("member");
  topic = await topicAs(author);
  answerId = (await reply(author, topic)).id;
});
afterAll(removeMade);

async function seen({ as, id: user }: Person, collection: EditedCollection, id: string) {
  const path = collection === "directus_users" ? `/users/${user}` : `/items/${collection}/${id}`;
  const row = await as("GET", `${path}?fields=${editedFields[collection].join()}`);
  return versionOf(collection, row.data as Record<string, unknown>);
}

const edit = (
  { as }: Person,
  collection: string,
  { id, seenVersion, change }: { id: string; seenVersion: string; change: object },
): Promise<Answer> => as("POST", "/portal-edits", { collection, id, seenVersion, change });

describe("stale edit is refused to the later editor", () => {
  test.each<[EditedCollection, () => string, (at: number) => object]>([
    ["forum_posts", () => topic.id, (at) => ({ body: `Um texto que diz outra coisa: ${at}.` })],
    ["comments", () => answerId, (at) => ({ body: `Outra resposta: ${at}.` })],
    ["directus_users", () => author.id, (at) => ({ bio: `Outra vida: ${at}.` })],
  ])("%s", async (collection, idOf, change) => {
    const id = idOf();
    const first = await seen(author, collection, id);
    expect(
      (await edit(author, collection, { id, seenVersion: first, change: change(1) })).status,
    ).toBe(200);
    const late = await edit(author, collection, { id, seenVersion: first, change: change(2) });
    expect([late.status, late.code]).toEqual([400, EDIT_CONFLICT]);
    // A repeated request does not change what is saved.
    const again = await edit(author, collection, { id, seenVersion: first, change: change(1) });
    expect(again.status).toBe(200);

    const seenVersion = await seen(author, collection, id);
    const both = [3, 4].map((at) =>
      edit(author, collection, { id, seenVersion, change: change(at) }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
  });
});

test("stale edit: the profile form returns with both texts", async () => {
  const cms = createCms({
    cmsUrl: given("TEST_CMS_URL"),
    tokens: { teaser: "", free: "", paying: "" },
  });
  const own = cms.forOwn({ userId: other.id, tier: "free" }, memberToken(other.id));
  const { version } = await requireOwnProfile(own);
  const send = (bio: string, seenVersion: string) => {
    const form = new FormData();
    form.set("intent", "profile");
    form.set(SEEN_VERSION, seenVersion);
    form.set("bio", bio);
    for (const field of HIDEABLE_FIELDS)
      if (field !== "inSwitzerlandSince") form.set(`visibility.${field}`, "self");
    // Only the profile photo needs the service.
    return answerProfileForm({ own, profile: {} as ProfileApi }, form);
  };
  expect((await send("Moro em Berna.", version)).isDone).toBe(true);
  const late = await send("Moro em Zug.", version);
  expect(late.failure).toEqual({ code: "conflict" });
  expect(late.lastResult?.initialValue).toMatchObject({ bio: "Moro em Zug." });
  expect(late.saved?.fields.map(({ text }) => text)).toContain("Moro em Berna.");
  expect((await send("Moro em Zug.", late.saved?.version ?? "")).isDone).toBe(true);
});

test("stale edit: can't change fields that the member may not change", async () => {
  const seenVersion = await seen(author, "forum_posts", topic.id);
  const change = { body: "Um texto de quem não escreveu o tópico." };
  const foreign = await edit(other, "forum_posts", { id: topic.id, seenVersion, change });
  expect(foreign.status).toBe(403);
  const bio = { id: author.id, seenVersion: await seen(author, "directus_users", author.id) };
  expect((await edit(other, "directus_users", { ...bio, change: { bio: "Oi" } })).status).toBe(403);
  const role = await edit(author, "directus_users", { ...bio, change: { status: "suspended" } });
  expect(role.status).toBe(403);
  expect((await edit(author, "directus_roles", { ...bio, change: { name: "x" } })).status).toBe(
    403,
  );
});
