import { useState } from "react";
import type { FilmNow, Moment } from "~/content/film/film";
import { comments } from "~/i18n/pt-BR/comments";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";

const t = translator("comments", comments);

type MomentFieldProps = {
  film: FilmNow;
  /** What the comment will be about; null for the whole. */
  onChange: (moment: Moment | null) => void;
};

/** Takes the second that the film shows right now; it stays while the film runs on. */
export function MomentField({ film: { second, clock }, onChange }: MomentFieldProps) {
  const [moment, setMoment] = useState<Moment | null>(null);
  function take(taken: Moment | null): void {
    setMoment(taken);
    onChange(taken);
  }
  return (
    <Checkbox
      label={t("moment.about", { time: (moment ?? { clock }).clock })}
      checked={moment !== null}
      onChange={() => take(moment ? null : { second, clock })}
    />
  );
}
