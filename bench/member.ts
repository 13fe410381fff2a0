type LoggedIn = { cookie: string; directusUserId: string };

export async function logInAs(
  serviceUrl: string,
  email: string,
  password: string,
): Promise<LoggedIn> {
  const response = await fetch(new URL("/api/users/v1/login", serviceUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok)
    throw new Error(`the service refused the login of ${email}: ${response.status}`);
  const { accessToken, directusUserId } = (await response.json()) as Record<string, string>;
  return { cookie: `portal_access=${accessToken}`, directusUserId: directusUserId ?? "" };
}

export const logIn = async (...member: Parameters<typeof logInAs>): Promise<string> =>
  (await logInAs(...member)).cookie;

/** Cookies for the browser: a header would not be sent with requests of scripts. */
export function listCookies({
  cookie,
  url,
}: {
  cookie?: string | null | undefined;
  url: string;
}): { name: string; value: string; url: string }[] {
  return (cookie?.split("; ") ?? []).map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: new URL(url).origin };
  });
}
