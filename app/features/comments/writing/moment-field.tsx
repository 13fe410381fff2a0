import { useState } from "react";
import type { FilmNow, Moment } from "~/content/film/film";
import { comments } from "~/i18n/pt-BR/community/comments";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";

const t = translator("comments", comments);

type MomentFieldProps = {
  film: FilmNow;
  onChange: (moment: Moment | null) => void;
};

/** The second does not change while the video plays. */
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
