import type { FilmNow, Moment } from "~/content/film/film";
import { comments } from "~/i18n/pt-BR/comments";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";

const t = translator("comments", comments);

type MomentFieldProps = {
  film: FilmNow;
  /** What the comment will be about; null for the whole. */
  moment: Moment | null;
  onChange: (moment: Moment | null) => void;
};

/** Takes the second that the film shows right now; it stays while the film runs on. */
export function MomentField({ film: { second, clock }, moment, onChange }: MomentFieldProps) {
  return (
    <Checkbox
      label={t("moment.about", { time: (moment ?? { clock }).clock })}
      checked={moment !== null}
      onChange={() => onChange(moment ? null : { second, clock })}
    />
  );
}
