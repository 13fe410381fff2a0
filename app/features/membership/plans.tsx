import type { Purchase } from "./membership.server";
import { PendingPayment } from "./pending-payment";
import { PlanChoice, type PlanChoiceProps } from "./plan-choice";

type PlansProps = Purchase & Omit<PlanChoiceProps, keyof Purchase>;

/** The plans, until one of them is being paid. */
export function Plans({ isPending, ...choice }: PlansProps) {
  return isPending ? <PendingPayment /> : <PlanChoice {...choice} />;
}
