import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";
import { EditTextForm } from "./edit-text-form";
import { HideForm } from "./hide-form";
import { SPLIT_FORM } from "./split-form";
import { moderation } from "./words";

const t = translator("moderation", moderation);

export type ReplyModerationProps = {
  reply: { id: string; number: number; body: string };
};

export function ReplyModeration({ reply: { id, number, body } }: ReplyModerationProps) {
  const about = { targetType: "comments", target: id } as const;
  return (
    <>
      <Checkbox form={SPLIT_FORM} name="replies" value={id} label={t("split.pick", { number })} />
      <EditTextForm summary={t("edit.reply", { number })} about={about} body={body} />
      <HideForm about={about} submit={t("act.hideReply", { number })} />
    </>
  );
}
