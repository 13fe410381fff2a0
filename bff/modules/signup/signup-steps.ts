import { SIGNUP_STEPS, type SignupStep } from "../../../contract/signup.ts";

/** Where somebody stands: at a step, or through with all of them. */
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

/** Whether the report brings good news; null while it cannot be told. */
export type Outcome = "good" | "bad" | null;

export type Progress = {
  /** The furthest step, which is the next one to do. */
  reached: Reached;
  hasAccount: boolean;
  outcome: Outcome;
};

/** The place of a step in the progress bar of eleven; the introduction is before the first. */
export function placeOf(step: Reached): number {
  return order[step];
}

/**
 * - `ahead`: a step before it is not done
 * - `closed`: it belongs to what is settled (the account exists, the other news came)
 */
export type Access = "open" | "ahead" | "closed";

/** Says whether a step may be shown and sent by somebody who stands there. */
export function accessTo(step: SignupStep, { reached, hasAccount, outcome }: Progress): Access {
  if (order[step] > order[reached]) return "ahead";
  if (hasAccount && order[step] <= order["create-account"]) return "closed";
  if (step === "confirm-email" && order[reached] > order["confirm-email"]) return "closed";
  if (step === "good-news" && outcome !== "good") return "closed";
  if (step === "bad-news" && outcome !== "bad") return "closed";
  return "open";
}

/** The step after this one. After the questions it depends on the report; without one there is no news. */
export function stepAfter(step: SignupStep, outcome: Outcome): Reached {
  if (step === "commitment") return outcome ? `${outcome}-news` : "payment";
  if (step === "good-news") return "payment";
  return SIGNUP_STEPS[SIGNUP_STEPS.indexOf(step) + 1] ?? "done";
}

/** The step before this one that is still open; null where there is no way back. */
export function stepBefore(step: SignupStep, progress: Progress): SignupStep | null {
  const before = SIGNUP_STEPS.slice(0, SIGNUP_STEPS.indexOf(step)).filter(
    (candidate) => order[candidate] < order[step],
  );
  return before.findLast((candidate) => accessTo(candidate, progress) === "open") ?? null;
}

/** A step as the wizard shows it. */
export type ShownStep = {
  step: Reached;
  /** Its place in the progress bar of eleven. */
  place: number;
  /** Where "back" leads; null where there is no way back. */
  back: SignupStep | null;
};

/** `report` is whichever of the two news it is: an address must not tell which. */
export type WantedStep = Reached | "report" | null;

/** The wanted step where it is open, else the one somebody stands at. */
export function showStep(wanted: WantedStep, progress: Progress): ShownStep {
  const named = wanted === "report" ? stepAfter("commitment", progress.outcome) : wanted;
  const isOpen = named !== null && named !== "done" && accessTo(named, progress) === "open";
  const step = isOpen ? named : currentStep(progress);
  return { step, place: placeOf(step), back: step === "done" ? null : stepBefore(step, progress) };
}

/** Changed answers may have turned one news into the other since it was reached. */
function currentStep({ reached, outcome }: Progress): Reached {
  return placeOf(reached) === placeOf("good-news") ? stepAfter("commitment", outcome) : reached;
}

/** Whichever of the two is further along. */
export function furtherOf(one: Reached, other: Reached): Reached {
  return order[other] > order[one] ? other : one;
}
