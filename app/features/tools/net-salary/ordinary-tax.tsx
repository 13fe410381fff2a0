import { netSalary as words } from "~/i18n/pt-BR/calculators/net-salary";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { estimateOrdinaryTax } from "../../../../contract/calculators/ordinary-tax.ts";
import { chf } from "../figures";
import { SourceNote } from "../source-note";
import type { NetSalaryValues } from "./net-salary-values";
import type { TaxEstimates } from "./tax-estimates.server";
import type { KnownNetSalary } from "./use-net-salary";

const t = translator("net-salary", words);

/** For a member without tax at source; null outside the estimated range. */
export function ordinaryTaxOf(
  { net, question }: KnownNetSalary,
  values: NetSalaryValues,
  estimates: TaxEstimates | null,
) {
  if (!estimates) return null;
  const taxpayer = {
    canton: values.canton,
    civilStatus: values.civil === "married" ? ("married" as const) : ("single" as const),
    isSpouseWorking: values.spouse === "on",
    children: question.children,
    isInChurch: values.church === "on",
  };
  return estimateOrdinaryTax(taxpayer, net.year.grossCents, estimates.cantons);
}

type OrdinaryTaxProps = {
  known: KnownNetSalary;
  values: NetSalaryValues;
  estimates: TaxEstimates | null;
};

export function OrdinaryTax({ known, values, estimates }: OrdinaryTaxProps) {
  const tax = ordinaryTaxOf(known, values, estimates);
  const monthCents = tax && Math.round(tax.yearCents / 12);
  return (
    <Notice kind="info">
      <p>{t("withholding.none")}</p>
      {tax && estimates && monthCents !== null ? (
        <>
          <p>
            <strong>
              {t("ordinary.estimate", {
                month: chf(monthCents),
                year: chf(tax.yearCents),
                after: chf(known.net.month.netCents - monthCents),
              })}
            </strong>
          </p>
          <p>{t("ordinary.scope", { municipality: tax.municipality })}</p>
          <SourceNote of={estimates.source} askedYear={known.parameters.year} />
        </>
      ) : (
        <p>{t("ordinary.none")}</p>
      )}
    </Notice>
  );
}
