import type { Purchase } from "./membership.server";
import { PendingPayment } from "./pending-payment";
import { PlanChoice, type PlanChoiceProps } from "./plan-choice";

type PlansProps = Purchase & Omit<PlanChoiceProps, keyof Purchase>;

export function Plans({ isPending, ...choice }: PlansProps) {
  return isPending ? <PendingPayment /> : <PlanChoice {...choice} />;
}
