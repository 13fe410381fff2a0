import { beforeEach, expect, test } from "vitest";
import { makeArticle } from "../../factories/content";
import { makeReadState } from "../../factories/member-rows";
import { memberAt } from "../../factories/signup";
import { directus, mockNetwork, signup } from "../../mocks/network";
import { openPortal, publishNews, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  const answers = { permit: "B", job: "working", cantons: ["ZH"] };
  signup.answer("GET member", memberAt("done", { answers }));
});

const changing = { changeNote: "O prazo caiu para 14 dias.", permitTypes: ["B", "C"] };

async function send(form: Record<string, string>, as = signInFree()) {
  const headers = { accept: "application/json" };
  const { text } = await portal.visit("/pt-BR/app/reading", { as, form, headers });
  return JSON.parse(text) as { change?: string; positionPct?: number };
}

function open(type: "news" | "articles", item: string, as = signInFree()) {
  const reader = [...directus.state.members.values()].at(-1)?.userId ?? null;
  directus.state.database.read_states.push(makeReadState({ type, item, user_created: reader }));
  return send({ type, item, opened: "true" }, as);
}

test("change note: the page tells every reader what changes and for whom", async () => {
  publishNews({ slug: "n", ...changing });
  const { text } = await portal.visit("/pt-BR/app/news/n", { as: signInFree() });
  expect(text).toContain("O prazo caiu para 14 dias.");
  expect(text).toContain("Vale para quem tem autorização B ou C.");
  expect(text).not.toContain("Isto muda para você");
});

test("change note: an affected member gets the reason after the page", async () => {
  const { id } = publishNews({ slug: "n", ...changing });
  expect((await open("news", id)).change).toBe("Isto muda para você: sua autorização é B.");
});

test("change note: an unaffected member gets none", async () => {
  const { id } = publishNews({ slug: "n", ...changing, permitTypes: ["G"] });
  const opened = await open("news", id);
  expect(opened.positionPct).toBe(0);
  expect(opened.change).toBeUndefined();
});

test("change note: an item without one does not query the member's answers", async () => {
  const { id } = publishNews({ slug: "n", permitTypes: ["B"] });
  expect((await open("news", id)).change).toBeUndefined();
  expect(signup.state.calls).toEqual([]);
});

test("change note: a member turns the comparison off and on again", async () => {
  const { id } = publishNews({ slug: "n", ...changing });
  const as = signInFree();
  const choose = (isPersonal: string) => send({ type: "news", item: id, isPersonal }, as);
  expect((await choose("false")).change).toBeUndefined();
  expect((await open("news", id, as)).change).toBeUndefined();
  expect(signup.state.calls).toEqual([]);
  expect((await choose("true")).change).toContain("sua autorização é B");
});

test("change note: an article for paying members does not tell free members whom it affects", async () => {
  const article = makeArticle({ access: "paying", ...changing });
  directus.state.database.articles.push(article);
  expect((await open("articles", article.id)).change).toBeUndefined();
});
