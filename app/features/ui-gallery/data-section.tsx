import { formatWholeChf } from "~/i18n/format";
import { BarChart } from "~/ui/data/bar-chart";
import { Card } from "~/ui/data/card";
import { ChartFrame } from "~/ui/data/chart-frame";
import { DataTable, type Column } from "~/ui/data/data-table";
import { SmartLink } from "~/ui/action/smart-link";
import { GallerySection, Specimen, t } from "./specimen";

/** KVV art. 93 and 103: deductibles for adults, and their maximum coinsurance. */
const deductiblesChf = [300, 500, 1000, 1500, 2000, 2500];
const MOST_SHARED_CHF = 700;

const columns: readonly Column<number>[] = [
  { title: t("data.deductible"), cell: formatWholeChf },
  { title: t("data.share"), cell: () => formatWholeChf(MOST_SHARED_CHF), isNumber: true },
  { title: t("data.most"), cell: (chf) => formatWholeChf(chf + MOST_SHARED_CHF), isNumber: true },
];
const bars = deductiblesChf.map((chf, place) => ({
  label: formatWholeChf(chf),
  value: chf + MOST_SHARED_CHF,
  text: formatWholeChf(chf + MOST_SHARED_CHF),
  ...(place === 0 && { mark: t("data.ordinary") }),
}));

function Deductibles({ isCaptionShown }: { isCaptionShown: boolean }) {
  return (
    <DataTable
      caption={t("data.tableCaption")}
      isCaptionShown={isCaptionShown}
      columns={columns}
      rows={deductiblesChf}
      keyOf={String}
    />
  );
}

export function DataSection() {
  return (
    <GallerySection id="data" title={t("data.title")}>
      <Specimen title={t("data.table")} flow="stack">
        <Deductibles isCaptionShown />
      </Specimen>
      <Specimen title={t("data.chart")} flow="stack">
        <ChartFrame
          title={t("data.chartTitle")}
          summary={t("data.chartSummary")}
          tableLabel={t("data.chartTable")}
          table={<Deductibles isCaptionShown={false} />}
          source={t("data.chartSource")}
        >
          <BarChart bars={bars} />
        </ChartFrame>
      </Specimen>
      <Specimen title={t("data.card")} flow="columns">
        <Card isPadded>
          <b>{t("data.cardTitle")}</b>
          <p>{t("data.cardText")}</p>
        </Card>
        <Card isPadded isInteractive>
          <SmartLink to="/ui">
            <b>{t("data.cardInteractive")}</b>
          </SmartLink>
          <p>{t("data.cardInteractiveText")}</p>
        </Card>
      </Specimen>
    </GallerySection>
  );
}
