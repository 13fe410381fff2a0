import { slowMode } from "~/features/comments/writing.words";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/notice";
import type { SlowMode } from "../comment";

const t = translator("slow-mode", slowMode);

export function SlowNotice({ slow: { minutes, untilLabel } }: { slow: SlowMode }) {
  return (
    <Notice kind="info">
      {t("wait", { count: minutes })} {untilLabel && t("until", { when: untilLabel })}
    </Notice>
  );
}
