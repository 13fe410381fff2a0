import { afterEach, describe, expect, test, vi } from "vitest";
import { stubAppEnvironment } from "../../../../support/app-environment";
import { operatorEnvironment } from "../../../../support/operator";

async function openGallery(overrides: Record<string, string>): Promise<unknown> {
  vi.resetModules();
  stubAppEnvironment(overrides);
  const { loader } = await import("~/routes/public/ui-gallery");
  const request = new Request("http://portal.test/pt-BR/ui");
  return loader({ request, params: {}, context: {} }).catch((thrown: unknown) => thrown);
}

describe("/pt-BR/ui", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("exists in a demo", async () => {
    expect(await openGallery({ PORTAL_MODE: "demo" })).toBeNull();
  });

  test("does not exist in production", async () => {
    const answer = await openGallery({
      PORTAL_MODE: "production",
      ...operatorEnvironment,
      PUBLIC_ORIGIN: "https://portal.test",
      CMS_URL: "https://cms.test",
      SERVICE_URL: "https://service.test",
    });
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(404);
  });
});
