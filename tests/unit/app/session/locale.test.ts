import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { stubAppEnvironment } from "../../../support/app-environment";

let rememberLocale: typeof import("~/session/locale.server").rememberLocale;

beforeAll(async () => {
  stubAppEnvironment();
  ({ rememberLocale } = await import("~/session/locale.server"));
});
afterAll(() => vi.unstubAllEnvs());

async function cookieFor(path: string, headers: Record<string, string>): Promise<string | null> {
  const answer = new Headers();
  await rememberLocale(new Request(`http://portal.test${path}`, { headers }), answer);
  return answer.get("set-cookie");
}

describe("locale cookie", () => {
  test.each(["/", "/pt-BR", "/pt-BR/app/news"])("is set at the first visit of %s", async (path) => {
    expect(await cookieFor(path, {})).toMatch(/^portal_locale=pt-BR; .*Max-Age=31536000/);
  });

  test.each(["de-CH", "en;q=0.9", "*", "x'\"<"])(
    "is always the portal's locale, whatever the browser prefers (%s)",
    async (language) => {
      expect(await cookieFor("/", { "accept-language": language })).toMatch(
        /^portal_locale=pt-BR;/,
      );
    },
  );

  test("is not set again", async () => {
    expect(await cookieFor("/", { cookie: "portal_locale=pt-BR" })).toBeNull();
  });
});
