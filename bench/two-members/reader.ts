export type Reader = {
  email: string;
  cookie: string;
  marks: readonly string[];
};

export type Expected = { status: number; absent: readonly string[]; present: readonly string[] };

type Login = { accessToken: string; id: string; directusUserId: string; email: string };

export async function openReader(
  serviceUrl: string,
  email: string,
  password: string,
): Promise<Reader> {
  const response = await fetch(new URL("/api/users/v1/login", serviceUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`the service refused the login of ${email}`);
  const { accessToken, id, directusUserId } = (await response.json()) as Login;
  return { email, cookie: `portal_access=${accessToken}`, marks: [email, id, directusUserId] };
}

/**
 * Favorite state of a news item, from both markup and data. Null if not shown, "mixed" if the two differ.
 */
export function readHeart(text: string): boolean | "mixed" | null {
  const shown = /aria-pressed="(true|false)" aria-label="[^"]*favorit/i.exec(text)?.[1];
  const sent = /name="isFavorite" value="(true|false)"/.exec(text)?.[1];
  if (!shown || !sent) return null;
  return shown === sent ? "mixed" : shown === "true";
}

export function listWrong(
  text: string,
  status: number,
  reader: Reader,
  others: readonly Reader[],
  expected: Expected,
): string[] {
  const foreign = others.flatMap(({ marks }) => marks).filter((mark) => text.includes(mark));
  const missing = [reader.email, ...expected.present].filter((mark) => !text.includes(mark));
  const leaked = expected.absent.filter((mark) => text.includes(mark));
  return [
    ...(status === expected.status ? [] : [`status ${status} in place of ${expected.status}`]),
    ...foreign.map((mark) => `somebody else's ${mark}`),
    ...missing.map((mark) => `no ${mark}`),
    ...leaked.map((mark) => `what it must not hold: ${mark}`),
  ];
}
