import { netSalary as words } from "~/i18n/pt-BR/calculators/net-salary";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { chf } from "../figures";
import { ToolForm } from "../tool-form";
import { ToolPage } from "../tool-page";
import { ToolResult } from "../tool-result";
import { BesideNet, EmployerCost, NetSalaryChart } from "./net-salary-details";
import { NetSalaryDetails, NetSalaryFields, type CantonChoice } from "./net-salary-fields";
import { NetSalaryLines } from "./net-salary-lines";
import { OrdinaryTax } from "./ordinary-tax";
import type { TaxEstimates } from "./tax-estimates.server";
import { useNetSalary, type KnownNetSalary, type NetSalaryStart } from "./use-net-salary";

const t = translator("net-salary", words);

export type NetSalaryPageProps = NetSalaryStart & {
  cantons: readonly CantonChoice[];
  estimates: TaxEstimates | null;
};

export function NetSalaryPage({ cantons, estimates, ...start }: NetSalaryPageProps) {
  const page = useNetSalary(start);
  const { form, read, known, edition, parameters, isWaitingForTariff } = page;
  const nbuPercent = parameters.sets["calc.nbu"]?.value.estimatePercent ?? 0;
  const waiting = read.state === "ready" ? (known ? null : "missing") : read.state;
  return (
    <ToolPage name="netSalary" yearStatuses={start.data.yearStatuses}>
      <ToolForm
        form={form}
        scenario={form.values}
        more={<NetSalaryDetails form={form} read={read} nbuPercent={nbuPercent} />}
      >
        <NetSalaryFields form={form} read={read} cantons={cantons} years={start.data.years} />
      </ToolForm>
      <ToolResult waiting={waiting} headline={known && headlineOf(known)} edition={edition}>
        {known && (
          <>
            {known.taxation === "source" && (
              <TariffNotes known={known} values={form.values} isWaiting={isWaitingForTariff} />
            )}
            {known.taxation === "border" && (
              <Notice kind="warning">{t("withholding.border")}</Notice>
            )}
            {known.taxation === "ordinary" && (
              <OrdinaryTax known={known} values={form.values} estimates={estimates} />
            )}
            <NetSalaryChart known={known} />
            <NetSalaryLines known={known} values={form.values} />
            <BesideNet known={known} />
            <EmployerCost known={known} />
          </>
        )}
      </ToolResult>
    </ToolPage>
  );
}

/** An amount before tax is not called net. */
function headlineOf({ net, isBeforeTax }: KnownNetSalary) {
  return {
    label: t(isBeforeTax ? "headlineBeforeTax" : "headline"),
    amount: chf(net.month.netCents),
    notes: [
      ...(net.extra ? [t("extra", { amount: chf(net.extra.netCents) })] : []),
      t("year", { amount: chf(net.year.netCents), gross: chf(net.year.grossCents) }),
    ],
  };
}

type TariffNotesProps = {
  known: KnownNetSalary;
  values: Readonly<Record<"church", string>>;
  isWaiting: boolean;
};

function TariffNotes({ known, values, isWaiting }: TariffNotesProps) {
  const { net, tariff, isAnnual, parameters } = known;
  if (isWaiting || !tariff) return <Notice kind="info">{t("withholding.loading")}</Notice>;
  if (tariff.state !== "known") {
    return <Notice kind="warning">{t(`withholding.${tariff.state}`)}</Notice>;
  }
  const limitChf = parameters.sets["calc.withholding"]?.value.ordinaryFromGrossPerYearChf ?? 0;
  const askedLetter = values.church === "on" ? "Y" : "N";
  const notes = [
    t(isAnnual ? "withholding.annual" : "withholding.monthly"),
    ...(tariff.code.endsWith(askedLetter)
      ? []
      : [t("withholding.otherCode", { code: tariff.code })]),
    ...(net.explained.isOrdinaryAssessed
      ? [t("withholding.ordinary", { limit: chf(limitChf * 100) })]
      : []),
  ];
  return (
    <Notice kind="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
