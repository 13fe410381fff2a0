import { arrivalSteps } from "./arrival-steps.ts";
import { commuterSteps } from "./commuter-steps.ts";
import { lifeSteps } from "./life-steps.ts";
import type { SeedPlanStep } from "./plan-step.ts";

export const planSteps: readonly SeedPlanStep[] = [...arrivalSteps, ...commuterSteps, ...lifeSteps];
