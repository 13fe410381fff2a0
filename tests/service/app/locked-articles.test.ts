import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requiredEnv } from "../../support/required-env";
import { BROWSER, send, signIn } from "./wire";

/** In the text, behind the free preview. */
const SECRET = "xilindrofone";
const slug = `fechado-${crypto.randomUUID()}`;
const body = `<p>Abertura ${"palavra ".repeat(30)}</p><h2>Depois</h2><p>${SECRET} ${"texto ".repeat(200)}</p>`;
let id = "";

async function callCms(method: string, path: string, values?: object): Promise<{ id: string }> {
  const answer = await fetch(new URL(path, requiredEnv("TEST_CMS_URL")), {
    method,
    headers: {
      authorization: `Bearer ${requiredEnv("TEST_CMS_ADMIN_TOKEN")}`,
      "content-type": "application/json",
    },
    ...(values && { body: JSON.stringify(values) }),
  });
  const text = await answer.text();
  return text ? (JSON.parse(text) as { data: { id: string } }).data : { id: "" };
}

beforeAll(async () => {
  const article = { title: "Artigo fechado", slug, summary: "Resumo", body };
  const made = await callCms("POST", "/items/articles", {
    ...article,
    ...{ status: "published", access: "paying", level: "advanced", permitTypes: ["B"] },
  });
  id = made.id;
});
afterAll(() => callCms("DELETE", `/items/articles/${id}`));

const ROUTES = {
  item: "routes/articles/item",
  list: "routes/articles/list",
  results: "routes/articles/results",
  favorites: "routes/articles/favorites",
};
const data = (path: string, route: string) => `${path}.data?_routes=${encodeURIComponent(route)}`;
const item = `/pt-BR/app/articles/${slug}`;

const addresses = [
  item,
  `${item}.data`,
  data(item, ROUTES.item),
  "/pt-BR/app/articles",
  data("/pt-BR/app/articles", ROUTES.list),
  `/pt-BR/app/articles/results?query=${SECRET}`,
  `${data("/pt-BR/app/articles/results", ROUTES.results)}&query=${SECRET}`,
  "/pt-BR/app/articles/results?query=fechado&level=advanced&permit=B&sort=old",
  data("/pt-BR/app/articles/favorites", ROUTES.favorites),
  `/pt-BR/login?redirect=${encodeURIComponent(item)}`,
];

describe.each([
  ["a guest", null],
  ["a member who does not pay", "gratis@example.com"],
])("%s", (_, email) => {
  let headers: Record<string, string> = BROWSER;
  beforeAll(async () => {
    if (email) headers = { ...BROWSER, Cookie: (await signIn(email)).Cookie };
  });

  test.each(addresses)("gets none of the text at %s", async (target) => {
    const answer = await send({ target, headers });
    expect(answer.status).toBeLessThan(500);
    // A results page repeats the query, so the text beside the word is checked too.
    if (!target.includes(SECRET)) expect(answer.body).not.toContain(SECRET);
    expect(answer.body).not.toContain("texto texto");
  });
});

describe("locked article for a free member", () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = { ...BROWSER, Cookie: (await signIn("gratis@example.com")).Cookie };
  });
  const visit = (target: string) => send({ target, headers });

  test("answers 402 with the opening, the headings and how to get access", async () => {
    const { status, body: page } = await visit(item);
    expect(status).toBe(402);
    expect(page).toContain("Abertura palavra");
    expect(page).toContain("Depois");
    expect(page).toContain("/pt-BR/app/membership");
  });

  test("is found by its title, with a lock, and never by its text", async () => {
    const byTitle = await visit("/pt-BR/app/articles/results?query=artigo%20fechado");
    expect(byTitle.body).toContain(slug);
    expect(byTitle.body).toContain("Para assinantes");
    const byText = await visit(`/pt-BR/app/articles/results?query=${SECRET}`);
    expect(byText.body).not.toContain(slug);
    expect(byText.body).toContain("Nenhum artigo");
  });
});

test("locked article: a guest is redirected to the login, which leads back to it", async () => {
  const answer = await send({ target: item, headers: BROWSER });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")?.[0]).toBe(
    `/pt-BR/login?${new URLSearchParams({ redirect: item })}`,
  );
});

test("locked article: a paying member reads it, and finds it by its words", async () => {
  const headers = { ...BROWSER, Cookie: (await signIn("membro@example.com")).Cookie };
  const page = await send({ target: item, headers });
  expect(page.status).toBe(200);
  expect(page.body).toContain(SECRET);
  const results = `/pt-BR/app/articles/results?query=${SECRET}`;
  expect((await send({ target: results, headers })).body).toContain(slug);
});
