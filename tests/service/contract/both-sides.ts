import { getResponse } from "msw";
import { createDirectusMock } from "../../mocks/directus";
import { appEnvironment } from "../../support/app-environment";
import { requiredEnv } from "../../support/required-env";

/**
 * The app's features query the mock, and each request is then repeated against the real Directus. Both
 * responses must have the same shape.
 */
export type Question = { method: string; path: string; body: string | null; token: string };

export const mock = createDirectusMock();
const realUrl = requiredEnv("TEST_CMS_URL");
/** The mock's tokens → those of the real Directus. */
export const realTokens: Record<string, string> = {
  [appEnvironment.CMS_TEASER_TOKEN]: requiredEnv("TEST_CMS_TEASER_TOKEN"),
  [appEnvironment.CMS_FREE_TOKEN]: requiredEnv("TEST_CMS_FREE_TOKEN"),
  [appEnvironment.CMS_PAYING_TOKEN]: requiredEnv("TEST_CMS_PAYING_TOKEN"),
};
export const MEMBER_TOKEN = "dt_member";
export const OTHER_TOKEN = "dt_other";

export type Answer = { status: number; code: string | null; json: unknown };

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const json: unknown = text === "" ? null : JSON.parse(text);
  const errors = (json as { errors?: { extensions: { code: string } }[] } | null)?.errors;
  return { status: response.status, code: errors?.[0]?.extensions.code ?? null, json };
}

function ask(url: string, token: string, question: Question): Request {
  return new Request(new URL(question.path, url), {
    method: question.method,
    headers: {
      "content-type": "application/json",
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    ...(question.body !== null && { body: question.body }),
  });
}

export async function askMock(question: Question): Promise<Answer> {
  const response = await getResponse(
    mock.handlers,
    ask(appEnvironment.CMS_URL, question.token, question),
  );
  if (!response) throw new Error(`the stand-in does not answer ${question.path}`);
  return read(response);
}

export async function askReal(question: Question): Promise<Answer> {
  const token = realTokens[question.token] ?? question.token;
  return read(await fetch(ask(realUrl, token, question)));
}
