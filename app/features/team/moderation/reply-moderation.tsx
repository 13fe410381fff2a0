import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Checkbox } from "~/ui/form/checkbox";
import { DecisionForm } from "./decision-form";
import { EditTextForm } from "./edit-text-form";
import { SPLIT_FORM } from "./split-form";
import { moderation } from "./words";

const t = translator("moderation", moderation);

export type ReplyModerationProps = {
  reply: { id: string; number: number; body: string };
  topic: string;
};

export function ReplyModeration({ reply: { id, number, body }, topic }: ReplyModerationProps) {
  const about = { targetType: "comments", target: id } as const;
  const values = { decision: "hide", ...about };
  return (
    <>
      <Checkbox form={SPLIT_FORM} name="replies" value={id} label={t("split.pick", { number })} />
      <EditTextForm summary={t("edit.reply", { number })} about={about} body={body} />
      <details>
        <summary>{t("act.hide")}</summary>
        <DecisionForm values={values} back={topic} isWhole>
          {() => (
            <Button type="submit" size="sm" variant="outline">
              {t("act.hideReply", { number })}
            </Button>
          )}
        </DecisionForm>
      </details>
    </>
  );
}
