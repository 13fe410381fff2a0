import { SIGNUP_STEPS, type SignupStep } from "../../../../contract/account/signup.ts";

export type Reached = SignupStep | "done";

const order: Record<Reached, number> = {
  intro: 0,
  name: 1,
  email: 2,
  "confirm-email": 3,
  "create-account": 4,
  "european-passport": 5,
  "job-opportunity": 6,
  "time-to-switzerland": 7,
  commitment: 8,
  "good-news": 9,
  "bad-news": 9,
  payment: 10,
  welcome: 11,
  done: 12,
};

export type Outcome = "good" | "bad" | null;

export type Progress = {
  reached: Reached;
  hasAccount: boolean;
  outcome: Outcome;
};

export function placeOf(step: Reached): number {
  return order[step];
}

/**
 * - `ahead`: an earlier step is not done
 * - `closed`: it can no longer be changed (the account exists, or the report has the other result)
 */
export type Access = "open" | "ahead" | "closed";

export function accessTo(step: SignupStep, { reached, hasAccount, outcome }: Progress): Access {
  if (order[step] > order[reached]) return "ahead";
  if (hasAccount && order[step] <= order["create-account"]) return "closed";
  if (step === "confirm-email" && order[reached] > order["confirm-email"]) return "closed";
  if (step === "good-news" && outcome !== "good") return "closed";
  if (step === "bad-news" && outcome !== "bad") return "closed";
  return "open";
}

/**
 * The next step. After the questions it depends on the report's result; without one, no result step is
 * shown.
 */
export function stepAfter(step: SignupStep, outcome: Outcome): Reached {
  if (step === "commitment") return outcome ? `${outcome}-news` : "payment";
  if (step === "good-news") return "payment";
  return SIGNUP_STEPS[SIGNUP_STEPS.indexOf(step) + 1] ?? "done";
}

export function stepBefore(step: SignupStep, progress: Progress): SignupStep | null {
  const before = SIGNUP_STEPS.slice(0, SIGNUP_STEPS.indexOf(step)).filter(
    (candidate) => order[candidate] < order[step],
  );
  return before.findLast((candidate) => accessTo(candidate, progress) === "open") ?? null;
}

export type ShownStep = {
  step: Reached;
  place: number;
  back: SignupStep | null;
};

/** `report` stands for either result step: the address must not reveal the result. */
export type RequestedStep = Reached | "report" | null;

export function showStep(requested: RequestedStep, progress: Progress): ShownStep {
  const named = requested === "report" ? stepAfter("commitment", progress.outcome) : requested;
  const isOpen = named !== null && named !== "done" && accessTo(named, progress) === "open";
  const step = isOpen ? named : currentStep(progress);
  return { step, place: placeOf(step), back: step === "done" ? null : stepBefore(step, progress) };
}

/** Changed answers may have changed the result since the step was reached. */
function currentStep({ reached, outcome }: Progress): Reached {
  return placeOf(reached) === placeOf("good-news") ? stepAfter("commitment", outcome) : reached;
}

export function furtherOf(one: Reached, other: Reached): Reached {
  return order[other] > order[one] ? other : one;
}
