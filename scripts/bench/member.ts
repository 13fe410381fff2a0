/** Logs a member in at the service and gives the cookie that the app reads. */
export async function logIn(serviceUrl: string, email: string, password: string): Promise<string> {
  const response = await fetch(new URL("/api/users/v1/login", serviceUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok)
    throw new Error(`the service refused the login of ${email}: ${response.status}`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return `portal_access=${accessToken}`;
}
