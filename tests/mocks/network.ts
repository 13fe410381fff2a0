import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createDirectusMock } from "./directus";
import { createServiceMock } from "./service";
import { createSignupMock } from "./signup";

export const directus = createDirectusMock();
export const service = createServiceMock(directus);
export const signup = createSignupMock();

const server = setupServer(...directus.handlers, ...service.handlers, ...signup.handlers);

/** Stands for every outside service in this test file; a call that nothing answers fails its test. */
export function mockNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    directus.reset();
    service.reset();
    signup.reset();
  });
  afterAll(() => server.close());
}
