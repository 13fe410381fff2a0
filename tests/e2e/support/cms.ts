/** Writes to the real Directus as its admin, like an editor's form. */
export function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the e2e tests by npm test`);
  return value;
}

export async function callCms<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(path, requireVariable("TEST_CMS_URL")), {
    method,
    headers: {
      Authorization: `Bearer ${requireVariable("TEST_CMS_ADMIN_TOKEN")}`,
      "Content-Type": "application/json",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? null : ((await response.json()) as { data: T }).data) as T;
}

export type CreatedNews = { id: string; slug: string; title: string };

export async function publishNews(
  title: string,
  more: Record<string, unknown> = {},
): Promise<CreatedNews> {
  const slug = `teste-${crypto.randomUUID()}`;
  const body =
    "<h2>Primeira parte</h2><p>Texto da notícia.</p><h2>Segunda parte</h2><p>Mais texto.</p>";
  const news = {
    title,
    slug,
    summary: "Resumo da notícia de teste.",
    body,
    status: "published",
    access: "free",
    publishedAt: new Date().toISOString(),
    ...more,
  };
  return callCms<CreatedNews>("POST", "/items/news", news);
}

export async function removeNews(id: string): Promise<void> {
  await callCms("DELETE", `/items/news/${id}`);
}
