import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import text from "~/ui/text/text.module.css";
import type { PremiumSearch } from "../../../../contract/api/official-tables-v1.ts";
import type { HealthRules } from "./health-answer";
import { healthInsurances as words } from "./words";

const t = translator("health-insurances", words);

export function PremiumsSource({ source }: { source: PremiumSearch["source"] }) {
  const { publisher, title, year, url } = source;
  return (
    <p data-source className={`${text.small} ${text.muted}`}>
      <SmartLink to={url} className={text.link}>
        {t("source", { publisher, title, year })}
      </SmartLink>
    </p>
  );
}

export function RulesSource({ rules }: { rules: HealthRules }) {
  const { source, publisher, year, sourceUrl } = rules;
  const line = t("rulesSource", { source, publisher: publisher ?? "s/d", year });
  return <span data-source>{sourceUrl ? <SmartLink to={sourceUrl}>{line}</SmartLink> : line}</span>;
}
