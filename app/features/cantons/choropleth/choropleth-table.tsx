import { choropleth as words } from "~/i18n/pt-BR/switzerland/choropleth";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { StepSwatch } from "~/ui/map/step-patterns";
import type { Choropleth } from "./choropleth.schema";
import styles from "./choropleth-table.module.css";

const t = translator("choropleth", words);

type ChoroplethTableProps = { shown: Choropleth; selectedCode: string | null };

export function ChoroplethTable({ shown, selectedCode }: ChoroplethTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t("table", { figure: shown.label })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col" className={styles.number}>
            {shown.unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.cantons.map(({ code, name, text, step }) => (
          <tr key={code} className={code === selectedCode ? styles.chosen : undefined}>
            <th scope="row">
              <SmartLink to={`/app/cantons/${code}`} className={styles.link}>
                <StepSwatch step={step} />
                {name}
              </SmartLink>
            </th>
            <td className={styles.number}>{text ?? t("unknown")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
