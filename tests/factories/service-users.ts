import { randomUUID } from "node:crypto";
import type { GetLoggedInUserQuery } from "~/service/generated/graphql";

type ServiceUser = NonNullable<GetLoggedInUserQuery["getLoggedInUser"]>;

export function makeServiceUser(overrides: Partial<ServiceUser> = {}): ServiceUser {
  return {
    id: randomUUID(),
    directusUserId: randomUUID(),
    firstName: "Marina",
    lastName: "Duarte",
    fullName: "Marina Duarte",
    email: `${randomUUID()}@example.com`,
    isEmailConfirmed: true,
    ...overrides,
  };
}
