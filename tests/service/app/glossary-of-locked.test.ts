import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requiredEnv } from "../../support/required-env";
import { BROWSER, send, signIn } from "./wire";

/** A unique term that occurs only in the locked text, behind the free preview. */
const name = `Xilindrofone${crypto.randomUUID().slice(0, 8)}`;
const meaning = `Significado ${crypto.randomUUID()}`;
const key = `fato-${crypto.randomUUID()}`;
const value = `Valor ${crypto.randomUUID()}`;
const slug = `fechado-com-termo-${crypto.randomUUID().slice(0, 8)}`;
const words = "palavra ".repeat(30);
const body = `<p>Abertura ${words}</p><p>Depois ${name}, {{fato:${key}}} ${words.repeat(7)}</p>`;
const made: string[] = [];

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
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text ? (JSON.parse(text) as { data: { id: string } }).data : { id: "" };
}

async function make(collection: string, values: object): Promise<string> {
  const path = `/items/${collection}`;
  const { id } = await callCms("POST", path, { status: "published", ...values });
  made.unshift(`${path}/${id}`);
  return id;
}

beforeAll(async () => {
  const paying = { access: "paying", level: "advanced", plainBody: `<p>Simples ${name}</p>` };
  const article = await make("articles", { title: slug, slug, summary: "Resumo", body, ...paying });
  await make("facts", { key, title: "Um fato", body: value, article });
  await make("glossary_terms", {
    ...{ term: name, slug: name.toLowerCase(), lang: "de", ptBr: "um termo", definition: meaning },
    ...{ source: "Fonte", sourceUrl: "https://example.com/" },
  });
});
afterAll(async () => {
  for (const path of made) await callCms("DELETE", path);
});

const item = `/pt-BR/app/articles/${slug}`;
const asMember = async (email: string) => ({ ...BROWSER, Cookie: (await signIn(email)).Cookie });

test("locked text: a paying member reads the term with its explanation, and the fact", async () => {
  const { status, body: page } = await send({
    target: item,
    headers: await asMember("membro@example.com"),
  });
  expect(status).toBe(200);
  expect(page).toContain(`data-term="${name.toLowerCase()}"`);
  expect(page).toContain(meaning);
  expect(page).toContain(value);
});

describe("locked text for a free member", () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asMember("gratis@example.com");
  });

  test.each([
    item,
    `${item}.data`,
    `${item}.data?_routes=routes%2Farticles%2Fitem`,
    `/pt-BR/app/articles/results?query=${slug}`,
    "/pt-BR/app/articles",
  ])("reveals no term, explanation or fact at %s", async (target) => {
    const { status, body: page } = await send({ target, headers });
    expect(status).toBeLessThan(500);
    for (const secret of [name, name.toLowerCase(), meaning, value, key])
      expect(page).not.toContain(secret);
  });

  test("leaves the term readable in the glossary, which does not name the text", async () => {
    const target = `/pt-BR/app/glossary/${name.toLowerCase()}`;
    const { status, body: page } = await send({ target, headers });
    expect(status).toBe(200);
    expect(page).toContain(meaning);
    expect(page).not.toContain(slug);
  });
});
