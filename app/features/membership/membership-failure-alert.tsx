import { translator } from "~/i18n/translator";
import { Outcome } from "~/forms/outcome";
import type { FormFailure } from "~/forms/form-answer";
import type { MembershipProblem } from "./membership.schema";
import { membership } from "./words";

const t = translator("membership", membership);

const WORDS = {
  rate_limited: ["errors.unavailableTitle", "errors.unavailable"],
  unavailable: ["errors.unavailableTitle", "errors.unavailable"],
  already: ["errors.alreadyTitle", "errors.already"],
  pending: ["pending.title", "pending.text"],
  none: ["errors.noneTitle", "errors.none"],
  in_progress: ["errors.inProgressTitle", "errors.inProgress"],
} as const;

export function MembershipFailureAlert({ failure }: { failure: FormFailure<MembershipProblem> }) {
  const [title, text] = WORDS[failure.code];
  return (
    <Outcome kind="error" title={t(title)} answer={failure}>
      {t(text)}
    </Outcome>
  );
}
