import { slowMode } from "~/features/comments/writing.words";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import type { SlowMode } from "../comment";

const t = translator("slow-mode", slowMode);

export function SlowModeAlert({ slow: { minutes, untilLabel } }: { slow: SlowMode }) {
  return (
    <Alert kind="info">
      {t("wait", { count: minutes })} {untilLabel && t("until", { when: untilLabel })}
    </Alert>
  );
}
