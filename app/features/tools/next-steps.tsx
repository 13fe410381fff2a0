import { translator } from "~/i18n/translator";
import { SmartLink } from "~/ui/action/smart-link";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import { isOpenPath } from "../../../contract/shared/closed-paths.ts";
import { toolPage } from "./words";
import styles from "./next-steps.module.css";

const t = translator("tool-page", toolPage);

const paths = {
  check: "/app/tools/withholding-tax",
  letter: "/app/letters/tax-correction",
  plan: "/app/plan",
  jobs: "/app/classifieds/jobs",
  budget: "/app/tools/budget",
  unemploymentGuide: "/app/articles/desemprego-rav-prazos-e-seguro",
  jobEnd: "/app/plan/situation?ask=jobEnd#event-jobEnd",
  registration: "/app/plan?step=rav-registration",
  disposableIncome: "/app/cantons/what-is-left",
  rateAlert: "#rate-alerts",
} as const;
export type NextStep = keyof typeof paths;

/** Where a result leads; closed pages are left out. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const open = steps.filter((step) => isOpenPath(paths[step]));
  if (open.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h3 id="next-steps">{t("nextSteps.heading")}</h3>
      <ul className={`${layout.cluster} ${layout.wide}`}>
        {open.map((step) => (
          <li key={step}>
            <SmartLink to={paths[step]} className={`${text.link} ${text.tap}`}>
              {t(`nextSteps.${step}`)}
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
