import { useState } from "react";
import { jobs as words } from "~/i18n/pt-BR/classifieds/jobs";
import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import { Notice } from "~/ui/feedback/alert";
import { Select } from "~/ui/form/select";
import {
  mayApply,
  type Applicant,
  type PermitPolicy,
} from "../../../../contract/classifieds/jobs.ts";
import { askedPermits } from "../../../../contract/switzerland/codes.ts";
import styles from "../frame/classifieds.module.css";

const t = translator("jobs", words);
const passports = ["", "swiss", "eu_efta", "other"] as const;
const permits = ["", "none", ...askedPermits] as const;
const kinds = { yes: "success", quota: "warning", no: "warning", unknown: "info" } as const;

const told = <Known extends string>(known: readonly Known[], value: string) =>
  known.find((each) => each === value && each !== "") ?? null;

type ApplyCheckProps = { policy: PermitPolicy | null; applicant: Applicant };

export function ApplyCheck({ policy, applicant }: ApplyCheckProps) {
  const [passport, setPassport] = useState<string>(applicant.nationality ?? "");
  const [permit, setPermit] = useState<string>(applicant.permit ?? "");
  const nationality = told(passports, passport);
  const held = told(permits, permit);
  const { answer, reason, source } = mayApply(
    { nationality: nationality || null, permit: held || null },
    policy,
  );
  return (
    <section className={styles.stack} aria-labelledby="posso">
      <h3 id="posso" className={styles.subheading}>
        {t("apply.title")}
      </h3>
      <div className={styles.filters}>
        <Select
          label={t("apply.passport")}
          value={passport}
          options={passports.map((value) => ({ value, label: t(`apply.passports.${value}`) }))}
          onChange={({ currentTarget }) => setPassport(currentTarget.value)}
        />
        <Select
          label={t("apply.permit")}
          value={permit}
          options={permits.map((value) => ({ value, label: t(`apply.permits.${value}`) }))}
          onChange={({ currentTarget }) => setPermit(currentTarget.value)}
        />
      </div>
      <p className={styles.quiet}>{t("apply.assumed")}</p>
      <Notice kind={kinds[answer]} title={t(`apply.answers.${answer}`)} isAnnounced>
        <p>{t(`apply.reasons.${reason}`)}</p>
        <p className={styles.source}>
          <SmartLink to={source.url}>{t("apply.source", { title: source.title })}</SmartLink>
        </p>
      </Notice>
    </section>
  );
}
