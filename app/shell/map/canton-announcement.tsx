import type { CantonSummary } from "~/features/cantons/canton.schema";
import { cantonExplorer } from "~/i18n/pt-BR/switzerland/canton-explorer";
import { translator } from "~/i18n/translator";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { listFigureLines } from "./canton-figures";

const t = translator("canton-explorer", cantonExplorer);

type CantonAnnouncementProps = {
  /** Undefined before the first choice or while loading; null after the choice was cleared. */
  canton: CantonSummary | null | undefined;
  canSeeFigures: boolean;
};

export function CantonAnnouncement({ canton, canSeeFigures }: CantonAnnouncementProps) {
  return (
    <div role="status">
      {canton !== undefined && (
        <VisuallyHidden>
          {canton === null ? t("cleared") : describe(canton, canSeeFigures)}
        </VisuallyHidden>
      )}
    </div>
  );
}

function describe(canton: CantonSummary, canSeeFigures: boolean): string {
  const languages = { label: t("languages"), value: canton.languages.join(", ") };
  const figures = canSeeFigures ? listFigureLines(canton.figures) : [];
  const lines = [languages, ...figures].map(({ label, value }) =>
    t("figure", { label, value: value ?? t("unknown") }),
  );
  return [
    t("selected", { name: canton.name }),
    ...lines,
    ...(canSeeFigures ? [] : [t("locked")]),
  ].join(" ");
}
