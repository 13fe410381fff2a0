import { formatDate } from "~/i18n/format";
import { healthInsurances as words } from "~/i18n/pt-BR/classifieds/health-insurances";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Notice } from "~/ui/feedback/alert";
import { firstBirthYearOf } from "../../../../contract/switzerland/health-insurance.ts";
import { officialSets, type YearStatus } from "../../../../contract/calculators/official-years.ts";
import styles from "./health.module.css";

const t = translator("health-insurances", words);

export function PremiumYearNotice({ yearStatus }: { yearStatus: YearStatus }) {
  const { current, coming, newestHeld } = yearStatus;
  const lacking = [current, coming].find(
    (each) => each?.state === "missing" || each?.state === "overdue",
  );
  if (newestHeld === null) return null;
  if (!lacking) {
    if (!coming || coming.state === "overdue") return null;
    const state = coming.state === "held" ? "held" : "expected";
    return (
      <p className={styles.quiet}>
        {t(`years.${state}`, { year: coming.year, shown: current.year })}
      </p>
    );
  }
  const { year } = lacking;
  return (
    <Notice kind="error" title={t("years.missingTitle", { shown: newestHeld, year })}>
      <p>
        {lacking.state === "missing"
          ? t("years.missing", {
              ...{ year, shown: newestHeld, source: lacking.publication.source },
              date: formatDate(`${lacking.publication.on}T12:00:00Z`),
            })
          : t("years.overdue", { year })}
      </p>
      <p>
        {t("years.classes", {
          year,
          young: firstBirthYearOf("young", year),
          adult: firstBirthYearOf("adult", year),
        })}
      </p>
      <Button to={officialSets.premiums.url} size="sm">
        {t("years.compare")}
      </Button>
    </Notice>
  );
}
