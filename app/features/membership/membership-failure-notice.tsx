import { useEffect, useRef } from "react";
import { membership } from "~/i18n/pt-BR/membership";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/notice";
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
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  const [title, text] = WORDS[failure];
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice kind="error" title={t(title)}>
        {t(text)}
      </Notice>
    </div>
  );
}
