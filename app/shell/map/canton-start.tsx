import type { CantonFigures, CantonSummary } from "~/features/cantons/cantons.server";
import { formatPopulation, formatWholeChf } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import textStyles from "~/ui/text/text.module.css";
import { cantonExplorer } from "./words";
import styles from "./canton-start.module.css";

const t = translator("canton-explorer", cantonExplorer);

const MOST_NAMED = 3;

type Line = { code: string; name: string; text: string | null };
type NumberName = Exclude<keyof CantonFigures, "sourceLines">;
type StartList = { title: string; lines: Line[] };

function firstBy(
  cantons: readonly CantonSummary[],
  name: NumberName,
  isLeast: boolean,
  format: (value: number) => string,
): Line[] {
  return cantons
    .flatMap(({ code, name: canton, figures }) => {
      const value = figures?.[name] ?? null;
      return value === null ? [] : [{ code, name: canton, value, text: format(value) }];
    })
    .sort((one, other) => (isLeast ? one.value - other.value : other.value - one.value))
    .slice(0, MOST_NAMED);
}

function listsByFigure(cantons: readonly CantonSummary[]): StartList[] {
  return [
    {
      title: t("start.rent"),
      lines: firstBy(cantons, "averageRentChf", true, formatWholeChf),
    },
    {
      title: t("start.population"),
      lines: firstBy(cantons, "populationInThousands", false, formatPopulation),
    },
  ];
}

/** Used without figures: cantons with languages that many Brazilians learn faster than German. */
function listsByLanguage(cantons: readonly CantonSummary[]): StartList[] {
  const speaking = (isOf: (languages: readonly string[]) => boolean): Line[] =>
    cantons
      .filter(({ languages }) => isOf(languages))
      .map(({ code, name }) => ({ code, name, text: null }));
  const [french, italian] = [t("start.french"), t("start.italian")];
  return [
    {
      title: t("start.speaking", { language: french }),
      lines: speaking((all) => all.includes(french)),
    },
    {
      title: t("start.speaking", { language: italian }),
      lines: speaking((all) => all.includes(italian)),
    },
  ];
}

type CantonStartProps = { cantons: readonly CantonSummary[]; canSeeFigures: boolean };

export function CantonStart({ cantons, canSeeFigures }: CantonStartProps) {
  const lists = canSeeFigures ? listsByFigure(cantons) : listsByLanguage(cantons);
  const shown = lists.filter(({ lines }) => lines.length > 0);
  return shown.map(({ title, lines }) => (
    <div key={title} className={styles.section}>
      <p className={`${textStyles.small} ${textStyles.muted} ${textStyles.strong}`}>{title}</p>
      <ul aria-label={title} className={styles.list}>
        {lines.map(({ code, name, text }) => (
          <li key={code}>
            <SmartLink to={`/app/cantons/${code}`} className={styles.link}>
              {name}
              {text && <span className={styles.text}>{text}</span>}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
