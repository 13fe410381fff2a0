import pg from "pg";
import { SetupError } from "../stack/progress.ts";
import type { Variables } from "../stack/variables.ts";

async function logIn(origin: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/pt-BR/login`, {
    method: "POST",
    headers: { origin },
    body: new URLSearchParams({ email, password }),
    redirect: "manual",
  });
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith("portal_access="));
  if (!cookie)
    throw new SetupError(`${email} could not log in: the app answered ${answer.status}.`);
  return cookie.split(";", 1)[0] ?? "";
}

async function listPublishedSlugs(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ slug: string }>(
      `select slug from news where status = 'published' and "publishedAt" <= now()
       order by "publishedAt" desc`,
    );
    return rows.map(({ slug }) => slug);
  } finally {
    await client.end();
  }
}

/**
 * Reads the news list as a member and compares it with the database.
 * @returns the number of published news that the page links to
 * @throws {SetupError} if the newest is missing
 */
export async function readNewsAsMember(
  variables: Variables,
  email: string,
  password: string,
): Promise<{ shown: number; published: number }> {
  const origin = variables.PUBLIC_ORIGIN;
  const cookie = await logIn(origin, email, password);
  const answer = await fetch(`${origin}/pt-BR/app/news`, {
    headers: { cookie },
    redirect: "manual",
  });
  if (answer.status !== 200) {
    throw new SetupError(`The app answered ${answer.status} to the news list of ${email}.`);
  }
  const page = await answer.text();
  const published = await listPublishedSlugs(variables.CMS_DATABASE_URL);
  const shown = published.filter((slug) => page.includes(`href="/pt-BR/app/news/${slug}"`));
  if (published[0] === undefined || !shown.includes(published[0])) {
    throw new SetupError(`The news list of ${email} lacks the newest news, ${published[0]}.`);
  }
  return { shown: shown.length, published: published.length };
}
