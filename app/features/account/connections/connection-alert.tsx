import { useLocation } from "@remix-run/react";
import { connections } from "~/i18n/pt-BR/community/connections";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import type { ConnectionAnswer } from "./connection";

const t = translator("connections", connections);

export function ConnectionNotice({ answer }: { answer: ConnectionAnswer | null }) {
  // The key makes screen readers announce the same result twice.
  const { key } = useLocation();
  if (!answer) return null;
  return answer.problem ? (
    <Notice key={key} kind="error" isAnnounced title={t(`problems.${answer.problem}`)} />
  ) : (
    <Notice key={key} kind="success" isAnnounced title={t(`done.${answer.done}`)} />
  );
}
