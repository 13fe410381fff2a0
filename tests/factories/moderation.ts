import { randomUUID } from "node:crypto";
import type { Appeals, Sanctions } from "~/cms/generated/schema";
import { hoursAgo } from "./row-marks";

export function makeSanction(overrides: Partial<Sanctions> = {}): Sanctions {
  return {
    id: randomUUID(),
    ...{ member: null, kind: "suspend", reason: "Propaganda repetida.", until: hoursAgo(-48) },
    ...{ hidesPrevious: false, liftedAt: null, appeal: null },
    ...{ user_created: null, date_created: hoursAgo(2), user_updated: null, date_updated: null },
    ...overrides,
  };
}

export function makeAppeal(overrides: Partial<Appeals> = {}): Appeals {
  return {
    id: randomUUID(),
    ...{ targetType: "sanctions", target: randomUUID(), body: "Houve um engano.", state: "open" },
    ...{ decidedBy: null, handledBy: null, answer: null, uniqueKey: null },
    ...{ user_created: null, date_created: hoursAgo(1), date_updated: null },
    ...overrides,
  };
}
