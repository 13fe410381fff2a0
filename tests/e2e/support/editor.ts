import { requireVariable } from "./cms.ts";
import { DEMO_PASSWORD } from "./portal.ts";

export const EDITOR_EMAIL = "editor@example.com";

export type Desk = <T>(method: string, path: string, body?: unknown) => Promise<T>;

async function ask(path: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(new URL(path, requireVariable("TEST_CMS_URL")), init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : ((await answer.json()) as { data: unknown }).data;
}

/** Opens Directus with an editor's rights, not an administrator's. */
export async function openDesk(): Promise<Desk> {
  const json = { "Content-Type": "application/json" };
  const login = await ask("/auth/login", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: EDITOR_EMAIL, password: DEMO_PASSWORD }),
  });
  const { access_token: token } = login as { access_token: string };
  return <T>(method: string, path: string, body?: unknown) =>
    ask(path, {
      method,
      headers: { ...json, Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }) as Promise<T>;
}
