import { expect, test } from "vitest";
import { listIdeas, requireIdea, ideaFilterSchema } from "~/features/support/ideas/ideas.server";
import { ownCmsOf } from "../../../../../mocks/cms";

const ID = "6f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f";
const OTHER = "7f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f";

const idea = {
  ...{ id: ID, title: "Modo escuro", votes: 3, body: "À noite.", kind: "idea", status: "declined" },
  ...{ reason: "Já existe.", date_created: "2026-11-20T10:00:00Z" },
  duplicateOfId: { id: OTHER, title: "Cores escuras" },
};

/** Directus with these ideas, one of them with the member's vote; records its queries. */
function cmsWith(ideas: readonly object[]) {
  const requests: string[] = [];
  const own = ownCmsOf(({ path }) => {
    requests.push(path);
    return Promise.resolve(path === "/items/ideas" ? ideas : [{ target: ID }]);
  });
  return { own, asked: requests };
}

const request = new Request(`https://portal.example/pt-BR/app/feedback/${ID}`);

test("idea page: shows the member's vote, the answer and the original of a duplicate", async () => {
  expect(await requireIdea(cmsWith([idea]).own, request, ID)).toEqual({
    ...{ id: ID, title: "Modo escuro", votes: 3, body: "À noite.", kind: "idea" },
    ...{ status: "declined", reason: "Já existe.", createdAt: "2026-11-20T10:00:00Z" },
    duplicateOf: { id: OTHER, title: "Cores escuras" },
    isVoted: true,
  });
});

test("idea page: is not found for an unknown idea, and sends no query for an invalid id", async () => {
  const { own, asked: requested } = cmsWith([]);
  await expect(requireIdea(own, request, ID)).rejects.toMatchObject({ status: 404 });
  expect(requested).toEqual(["/items/ideas"]);
  await expect(requireIdea(own, request, "1 or 1=1")).rejects.toMatchObject({ status: 404 });
  expect(requested).toHaveLength(1);
});

test("idea page: the list knows its number of pages", async () => {
  const own = ownCmsOf(({ path, params }) => {
    if (path !== "/items/ideas") return Promise.resolve([]);
    return Promise.resolve(params?.aggregate ? [{ countDistinct: { id: "41" } }] : [idea]);
  });
  const { ideas, pageCount } = await listIdeas(own, ideaFilterSchema.parse({ page: "3" }));
  expect([ideas.map(({ id }) => id), pageCount]).toEqual([[ID], 3]);
  const past = await listIdeas(own, ideaFilterSchema.parse({ page: "9" }));
  expect([past.page, past.ideas.length]).toEqual([3, 1]);
});
