import { Form } from "@remix-run/react";
import { Outcome } from "~/forms/outcome";
import { useSending } from "~/forms/use-answer";
import { ui } from "~/i18n/pt-BR/ui";
import { formatMoney } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { FileField } from "~/ui/form/file-field";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { PlanFileReport } from "../../../../contract/classifieds/plan-file.ts";
import { columnOfField, PLAN_FILE_MAX_BYTES } from "../../../../contract/classifieds/plan-file.ts";
import styles from "./official-files.module.css";
import type { PlanFileAnswer } from "./plan-file.server";
import { planFile as words } from "./plan-file.words";

const t = translator("plan-file", words);

const kilobytes = PLAN_FILE_MAX_BYTES / 1_024;

type Change = PlanFileReport["changed"][number]["changes"][number];

function changeText({ field, before, after }: Change): string {
  const shown = (value: string | null) => {
    if (value === null) return t("empty");
    return field === "monthlyCents" ? formatMoney(Number(value), "CHF") : value;
  };
  return t("change", { column: columnOfField[field], before: shown(before), after: shown(after) });
}

function Plans({ title, plans }: { title: string; plans: PlanFileReport["added"] }) {
  if (plans.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {plans.map((plan) => (
          <li key={`${plan.provider}|${plan.type}|${plan.name}`}>{t("plan", plan)}</li>
        ))}
      </ul>
    </>
  );
}

function Report({ report, answer }: { report: PlanFileReport; answer: PlanFileAnswer }) {
  const { state, added, changed, unchanged, missing, problems } = report;
  return (
    <Outcome
      kind={state === "refused" ? "error" : "success"}
      title={t(`states.${state}`)}
      answer={answer}
    >
      {state === "refused" ? (
        <ul>
          {problems.map((problem, place) => (
            <li key={place}>
              {problem.line !== null && `${t("line", { line: problem.line })}: `}
              {problem.text} <code>{problem.code}</code>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Plans title={t("added", { count: added.length })} plans={added} />
          {changed.length > 0 && (
            <>
              <h3>{t("changed", { count: changed.length })}</h3>
              <ul>
                {changed.map(({ changes, ...plan }) => (
                  <li key={`${plan.provider}|${plan.type}|${plan.name}`}>
                    {t("plan", plan)}
                    <ul>
                      {changes.map((change) => (
                        <li key={change.field}>{changeText(change)}</li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Plans title={t(`missing.${state}`, { count: missing.length })} plans={missing} />
          <p>{t("unchanged", { count: unchanged })}</p>
        </>
      )}
    </Outcome>
  );
}

/** Import of mobile plans from a CSV, with a dry run. */
export function PlanFileSection({ answer }: { answer: PlanFileAnswer | null }) {
  const isBusy = useSending();
  const problem = answer?.planProblem ?? null;
  const sentence = problem ? t(`problems.${problem}`, { kilobytes }) : undefined;
  return (
    <section aria-labelledby="plan-file" className={`${layout.stack} ${layout.wide}`}>
      <h2 id="plan-file">{t("title")}</h2>
      <p>{t("lead")}</p>
      <p>{t("scope")}</p>
      <p>
        <a href={to("/app/official-files/plans.csv")} download className={text.link}>
          {t("template")}
        </a>
      </p>
      {problem === "away" && <Outcome kind="error" title={sentence} answer={answer} />}
      {answer?.plans && <Report report={answer.plans} answer={answer} />}
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        className={`${styles.form} ${layout.stack} ${layout.wide}`}
      >
        <FileField
          words={ui.file}
          name="file"
          label={t("file")}
          hint={t("hint", { kilobytes })}
          accept=".csv,text/csv"
          error={problem === "away" ? undefined : sentence}
        />
        <div className={layout.cluster}>
          <Button
            type="submit"
            name="intent"
            value="try-plans"
            variant="outline"
            isLoading={isBusy}
          >
            {t("try")}
          </Button>
          <Button type="submit" name="intent" value="import-plans" isLoading={isBusy}>
            {t("import")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
