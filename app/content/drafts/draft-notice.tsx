import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/notice";
import type { Draft } from "./draft";
import { drafts } from "./words";

const t = translator("drafts", drafts);

type DraftNoticeProps = {
  state: "kept" | "failed" | null;
  conflict: Draft | null;
  onTake: (draft: Draft) => void;
  onKeep: (draft: Draft) => void;
};

export function DraftNotice({ state, conflict, onTake, onKeep }: DraftNoticeProps) {
  if (conflict) {
    return (
      <Notice kind="warning" title={t("conflict.title")} isAnnounced>
        <p>{t("conflict.text", { start: conflict.body.slice(0, 120) })}</p>
        <p>
          <Button size="sm" variant="outline" onClick={() => onTake(conflict)}>
            {t("conflict.take")}
          </Button>{" "}
          <Button size="sm" variant="text" onClick={() => onKeep(conflict)}>
            {t("conflict.keep")}
          </Button>
        </p>
      </Notice>
    );
  }
  return <p role="status">{state && t(state)}</p>;
}
