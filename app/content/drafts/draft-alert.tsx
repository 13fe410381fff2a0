import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import type { Draft } from "./draft";
import { drafts } from "./words";

const t = translator("drafts", drafts);

type DraftAlertProps = {
  state: "kept" | "failed" | null;
  conflict: Draft | null;
  onTake: (draft: Draft) => void;
  onSaveDraft: (draft: Draft) => void;
};

export function DraftAlert({ state, conflict, onTake, onSaveDraft }: DraftAlertProps) {
  if (conflict) {
    return (
      <Alert kind="warning" title={t("conflict.title")} isAnnounced>
        <p>{t("conflict.text", { start: conflict.body.slice(0, 120) })}</p>
        <p>
          <Button size="sm" variant="outline" onClick={() => onTake(conflict)}>
            {t("conflict.take")}
          </Button>{" "}
          <Button size="sm" variant="text" onClick={() => onSaveDraft(conflict)}>
            {t("conflict.keep")}
          </Button>
        </p>
      </Alert>
    );
  }
  return <p role="status">{state && t(state)}</p>;
}
