import { vi } from "vitest";

/** A complete environment of the app. Upstream names end in `.test`, so that no real server can respond. */
export const appEnvironment = {
  PORTAL_MODE: "test",
  PUBLIC_ORIGIN: "http://portal.test",
  CMS_URL: "http://cms.test",
  SERVICE_URL: "http://service.test",
  CMS_TEASER_TOKEN: "test-teaser-token-0000000000000000000000",
  CMS_FREE_TOKEN: "test-free-token-000000000000000000000000",
  CMS_PAYING_TOKEN: "test-paying-token-0000000000000000000000",
  CMS_PUBLIC_ORIGIN: "http://admin.test",
  YOUTUBE_CHANNEL_URL: "https://www.youtube.com/@portal-de-teste",
  INTERNAL_KEY: "test-internal-key-0000000000000000000000",
} as const;

/** Sets the environment; import `app/process/config.server.ts` afterwards. */
export function stubAppEnvironment(overrides: Partial<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries({ ...appEnvironment, ...overrides })) {
    vi.stubEnv(name, value);
  }
}
