import { useEffect, useRef } from "react";
import { ownData } from "~/i18n/pt-BR/own-data";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/notice";
import type { OwnDataFailure } from "./own-data-answer";

const t = translator("own-data", ownData);

function describe(failure: OwnDataFailure): string {
  if (failure.code === "unavailable") return t("errors.unavailable");
  return t("errors.wait", { count: Math.ceil(failure.retryAfterSeconds / 60) });
}

type OutcomeProps = { failure: OwnDataFailure | null; done?: string | false };

/** What became of a form; takes the focus, so that it is seen and read out. */
export function Outcome({ failure, done }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure, done]);
  if (!failure && !done) return null;
  return (
    <div ref={box} tabIndex={-1} role={failure ? "alert" : "status"}>
      {failure ? (
        <Notice kind="error" title={t("errors.failed")}>
          {describe(failure)}
        </Notice>
      ) : (
        <Notice kind="success" title={done} />
      )}
    </div>
  );
}
