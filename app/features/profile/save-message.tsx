import { useEffect, useRef } from "react";
import { profile } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/notice";
import type { SaveFailure } from "./profile-answer";

const t = translator("profile", profile);

function describe(failure: SaveFailure): string {
  if (failure.code !== "rate_limited") return t(`errors.${failure.code}`);
  return t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) });
}

type SaveMessageProps = { failure: SaveFailure | null; done?: string | false | null };

/** What became of a form that was sent; takes the focus, so that it is seen and read out. */
export function SaveMessage({ failure, done }: SaveMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure, done]);
  if (!failure && !done) return null;
  return (
    <div ref={box} tabIndex={-1} role={failure ? "alert" : "status"}>
      {failure ? (
        <Notice kind="error" title={t("errors.failedTitle")}>
          {describe(failure)}
        </Notice>
      ) : (
        <Notice kind="success" title={done} />
      )}
    </div>
  );
}
