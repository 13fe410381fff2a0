import { Form } from "@remix-run/react";
import { formatMoney } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { jobs as words } from "~/i18n/pt-BR/classifieds/jobs";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { leftDefaults, netSalaryDefaults } from "../../../../contract/calculators/salary-forms.ts";
import styles from "../frame/classifieds.module.css";
import type { JobOpened } from "./job-opened";

const t = translator("jobs", words);
const MONTHS = 12;
const cantons: Readonly<Record<string, string>> = cantonNames;

const typed = (cents: number) => (cents / 100).toFixed(2);

type JobSalaryProps = {
  salary: NonNullable<JobOpened["salary"]>;
  mayCompute: boolean;
};

/** Submits the calculators' forms by POST, so that no address contains a salary. */
export function JobSalary({ salary: { yearCents, canton }, mayCompute }: JobSalaryProps) {
  const net = {
    ...netSalaryDefaults,
    ...{ gross: typed(yearCents), period: "year" },
    canton: canton ?? netSalaryDefaults.canton,
  };
  const left = { ...leftDefaults, gross: typed(Math.round(yearCents / MONTHS)) };
  const amount = formatMoney(yearCents, "CHF");
  const place = canton && (cantons[canton] ?? canton);
  return (
    <section className={styles.stack} aria-labelledby="liquido">
      <h3 id="liquido" className={styles.subheading}>
        {t("salary.title")}
      </h3>
      <p>{t("salary.gross", { amount })}</p>
      {mayCompute ? (
        <>
          <div className={styles.actions}>
            <Sent path="/app/tools/net-salary" values={net}>
              {place ? t("salary.netIn", { canton: place }) : t("salary.net")}
            </Sent>
            <Sent path="/app/cantons/what-is-left" values={left}>
              {t("salary.left")}
            </Sent>
          </div>
          <p className={styles.quiet}>{t("salary.assumed")}</p>
        </>
      ) : (
        <p className={styles.quiet}>{t("salary.locked")}</p>
      )}
    </section>
  );
}

type SentProps = {
  path: "/app/tools/net-salary" | "/app/cantons/what-is-left";
  values: Readonly<Record<string, string>>;
  children: string;
};

function Sent({ path, values, children }: SentProps) {
  return (
    <Form method="post" action={to(path)}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" size="sm">
        {children}
      </Button>
    </Form>
  );
}
