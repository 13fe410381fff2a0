import type { CantonSummary } from "~/features/cantons/canton.schema";
import { shell } from "~/i18n/pt-BR/shell";
import { translator } from "~/i18n/translator";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { listFigureLines } from "./canton-figures";

const t = translator("shell", shell);

type CantonAnnouncementProps = {
  /** Undefined before the first choice or its data, null after the choice was taken back. */
  canton: CantonSummary | null | undefined;
  canSeeFigures: boolean;
};

/** What the panel shows of a canton, in one breath for screen readers. */
export function CantonAnnouncement({ canton, canSeeFigures }: CantonAnnouncementProps) {
  return (
    <div role="status">
      {canton !== undefined && (
        <VisuallyHidden>
          {canton === null ? t("map.cleared") : describe(canton, canSeeFigures)}
        </VisuallyHidden>
      )}
    </div>
  );
}

function describe(canton: CantonSummary, canSeeFigures: boolean): string {
  const languages = { label: t("map.languages"), value: canton.languages.join(", ") };
  const figures = canSeeFigures ? listFigureLines(canton.figures) : [];
  const lines = [languages, ...figures].map(({ label, value }) =>
    t("map.figure", { label, value: value ?? t("map.unknown") }),
  );
  return [
    t("map.selected", { name: canton.name }),
    ...lines,
    ...(canSeeFigures ? [] : [t("map.locked")]),
  ].join(" ");
}
