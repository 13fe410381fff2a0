import { formatMoney } from "~/i18n/format";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { jobChoices } from "~/reference/job-words";
import { SmartLink } from "~/ui/action/smart-link";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { EDIT_REASON_MAX_LENGTH } from "../../../../contract/community/moderation.ts";
import { DecisionButton } from "./decision-form";
import styles from "./moderation.module.css";
import type { WaitingAd } from "./queue.server";
import { TeamForm } from "./team-form";
import { moderation } from "./words";

const t = translator("moderation", moderation);
type Names = Readonly<Record<string, string>>;
const cantons: Names = cantonNames;
const contracts: Names = jobChoices.contracts;
const languages: Names = jobChoices.languages;
const policies: Names = jobChoices.policies;
const periods: Names = jobChoices.per;

function payOf({ salaryMinCents, salaryMaxCents, salaryPeriod }: WaitingAd): string {
  const amounts = [...new Set([salaryMinCents, salaryMaxCents])].flatMap((cents) =>
    cents === null ? [] : formatMoney(cents, "CHF"),
  );
  if (amounts.length === 0) return t("ads.noPay");
  return `${amounts.join(" – ")} ${periods[salaryPeriod] ?? ""}`;
}

function factsOf(ad: WaitingAd): string[] {
  const { city, canton, workloadMin, workloadMax, contractType, permitPolicy } = ad;
  return [
    [city, canton && (cantons[canton] ?? canton)].filter(Boolean).join(", "),
    workloadMax > 0 ? `${[...new Set([workloadMin, workloadMax])].join("–")} %` : "",
    contracts[contractType] ?? contractType,
    payOf(ad),
    ad.languages.map(({ code, level }) => `${languages[code] ?? code} ${level}`).join(", "),
    permitPolicy ? (policies[permitPolicy] ?? permitPolicy) : "",
  ].filter((fact) => fact !== "");
}

/** A member's job ad, with everything that the members would see. */
export function WaitingAdRow({ ad }: { ad: WaitingAd }) {
  const { id, title, company, text, applyTo, sinceLabel, lastDayLabel, author } = ad;
  return (
    <li className={styles.item}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.facts}>
        <strong>{company}</strong>
        {factsOf(ad).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.facts}>
        <span>{t("ads.applyTo")}</span>
        {applyTo.startsWith("https://") ? (
          <SmartLink to={applyTo} className={textStyles.link}>
            {applyTo}
          </SmartLink>
        ) : (
          <span>{applyTo}</span>
        )}
        <span>{t("ads.until", { day: lastDayLabel })}</span>
      </p>
      <p className={styles.facts}>
        <span>{t("ads.by", { name: author?.name ?? t("someone") })}</span>
        <span>{t("reported.since", { when: sinceLabel })}</span>
      </p>
      <p className={styles.facts}>{t("ads.check")}</p>
      <div className={layout.cluster}>
        <DecisionButton values={{ decision: "release-ad", target: id }}>
          {t("ads.release", { title })}
        </DecisionButton>
      </div>
      <TeamForm
        summary={t("ads.refuse", { title })}
        values={{ decision: "refuse-ad", target: id }}
        submit={t("ads.refuseNow")}
      >
        <TextField
          name="reason"
          required
          label={t("hide.reason")}
          hint={t("ads.reasonHint")}
          limit={EDIT_REASON_MAX_LENGTH}
        />
      </TeamForm>
    </li>
  );
}
