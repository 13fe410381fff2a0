import { membership } from "~/i18n/pt-BR/membership";
import { translator } from "~/i18n/translator";
import { Outcome } from "~/ui/outcome";
import type { MembershipFailure } from "./membership.types";

const t = translator("membership", membership);

const WORDS = {
  unavailable: ["errors.unavailableTitle", "errors.unavailable"],
  already: ["errors.alreadyTitle", "errors.already"],
  none: ["errors.noneTitle", "errors.none"],
  in_progress: ["errors.inProgressTitle", "errors.inProgress"],
} as const;

/** Says what did not happen and what to do now; takes the focus. */
export function MembershipFailureNotice({ failure }: { failure: MembershipFailure }) {
  const [title, text] = WORDS[failure];
  return (
    <Outcome kind="error" title={t(title)} answer={failure}>
      {t(text)}
    </Outcome>
  );
}
