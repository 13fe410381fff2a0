import { choropleth as words } from "~/i18n/pt-BR/switzerland/choropleth";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import type { MappedCanton } from "./choropleth.schema";
import styles from "./chosen-figure.module.css";

const t = translator("choropleth", words);

type ChosenFigureProps = {
  canton: MappedCanton | undefined;
  isTouched: boolean;
};

export function ChosenFigure({ canton, isTouched }: ChosenFigureProps) {
  return (
    <div className={styles.chosen}>
      <p role="status" className={canton ? styles.figure : styles.hint}>
        {canton ? describe(canton) : t(isTouched ? "cleared" : "hint")}
      </p>
      {canton && (
        <p className={styles.ways}>
          <Button size="sm" variant="outline" to={`/app/cantons/${canton.code}`}>
            {t("page")}
          </Button>
          <Button size="sm" variant="text" to={`/app/cantons/compare?c=${canton.code}`}>
            {t("compare")}
          </Button>
        </p>
      )}
    </div>
  );
}

function describe({ name, text, place }: MappedCanton): string {
  if (text === null) return t("chosenMissing", { name });
  return place ? t("chosen", { name, value: text, place }) : t("canton", { name, value: text });
}
