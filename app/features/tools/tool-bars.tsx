import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { BarChart, type Bar } from "~/ui/data/bar-chart";
import { ChartFrame } from "~/ui/data/chart-frame";
import { DataTable } from "~/ui/data/data-table";

const t = translator("tools", words);

type ToolBarsProps = {
  title: string;
  summary: string;
  caption: string;
  lineTitle: string;
  amountTitle: string;
  bars: readonly Bar[];
};

export function ToolBars(props: ToolBarsProps) {
  const { title, summary, caption, lineTitle, amountTitle, bars } = props;
  return (
    <ChartFrame
      title={title}
      summary={summary}
      tableLabel={t("result.tableLabel")}
      table={
        <DataTable
          caption={caption}
          rows={bars}
          keyOf={({ label }) => label}
          columns={[
            { title: lineTitle, cell: ({ label }) => label },
            { title: amountTitle, cell: ({ text }) => text, isNumber: true },
          ]}
        />
      }
    >
      <BarChart bars={bars} />
    </ChartFrame>
  );
}
