import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createClassifiedsMock } from "./classifieds";
import { createDirectusMock } from "./directus";
import { createMailListsMock } from "./mail-lists";
import { createNothingKnown } from "./nothing-known";
import { createPlanMock } from "./plan";
import { createServiceMock } from "./service";
import { createSignupMock } from "./signup";

export const directus = createDirectusMock();
export const service = createServiceMock(directus);
export const signup = createSignupMock();
export const mailLists = createMailListsMock();
export const plan = createPlanMock();
export const classifieds = createClassifiedsMock();

const mocks = [directus, service, signup, mailLists, classifieds, plan];
const server = setupServer(...mocks.flatMap(({ handlers }) => handlers), ...createNothingKnown());

/** Stands for every outside service in this test file; a call that nothing answers fails its test. */
export function mockNetwork(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    for (const mock of mocks) mock.reset();
  });
  afterAll(() => server.close());
}
