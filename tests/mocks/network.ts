import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createClassifiedsMock } from "./classifieds";
import { createDirectusMock } from "./directus";
import { createMailListsMock } from "./mail-lists";
import { createNothingKnown } from "./nothing-known";
import { createPlanMock } from "./plan";
import { createPracticeMock } from "./practice";
import { createServiceMock } from "./service";
import { createSignupMock } from "./signup";

export const directus = createDirectusMock();
export const service = createServiceMock(directus);
export const signup = createSignupMock();
export const mailLists = createMailListsMock();
export const plan = createPlanMock();
export const practice = createPracticeMock();
export const classifieds = createClassifiedsMock();

const mocks = [directus, service, signup, mailLists, classifieds, plan, practice];
/** Handlers added by one test are removed after it. */
export const network = setupServer(
  ...mocks.flatMap(({ handlers }) => handlers),
  ...createNothingKnown(),
);

/** Mocks every external service in this test file; an unhandled call fails its test. */
export function mockNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledFrame: "error" }));
  afterEach(() => {
    for (const mock of mocks) mock.reset();
    network.resetHandlers();
  });
  afterAll(() => network.close());
}
