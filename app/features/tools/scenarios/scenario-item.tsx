import { Form } from "@remix-run/react";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { to } from "~/i18n/paths";
import { tools } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import { Checkbox } from "~/ui/form/checkbox";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { SavedScenario } from "../../../../contract/api/scenarios-v1.ts";
import { paymentsOf } from "../../../../contract/calculators/net-salary.ts";
import { tariffOfScenario } from "../../../../contract/calculators/scenario.ts";
import { chf } from "../figures";
import { sharedHash } from "../shared-values";
import { toolList, toolPath, type Tool } from "../tool-list";
import { COMPARE_FORM, COMPARE_NAME } from "./compare-form";
import { cantonLabel, changeSentence, familyLabel } from "./scenario-figures";
import { valuesOf } from "./scenario-values";
import { scenarios as words } from "./words";
import styles from "./scenario-item.module.css";

const t = translator("scenarios", words);
const common = translator("tools", tools);

type ScenarioItemProps = {
  saved: SavedScenario;
  isPaying: boolean;
  isCompared: boolean;
  origin: string;
};

export function ScenarioItem({ saved, isPaying, isCompared, origin }: ScenarioItemProps) {
  const { id, name, scenario, result, changes } = saved;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={`${text.small} ${text.muted}`}>
          {cantonLabel(scenario.canton)} · {familyLabel(scenario.civilStatus, scenario.children)}
        </p>
      </div>
      <p className={`${styles.net} ${layout.stack} ${layout.tight}`}>
        <span>{t(result.isTaxMissing ? "result.netBeforeTax" : "result.net")}</span>
        <strong>{chf(result.netMonthCents)}</strong>
        <small>{t("result.year", { year: result.year, edition: result.edition })}</small>
      </p>
      {changes.map((change) => (
        <Alert key={change.year} kind="warning" title={changeSentence(change)}>
          {t("change.source", { year: change.year, edition: change.edition })}
        </Alert>
      ))}
      {saved.wantsNotice && <p className={`${text.small} ${text.muted}`}>{t("notice.on")}</p>}
      <Checkbox
        form={COMPARE_FORM}
        name={COMPARE_NAME}
        value={id}
        defaultChecked={isCompared}
        label={t("compare.pickOf", { name })}
      />
      {isPaying && (
        <div>
          <Button to={`/app/tools/scenarios/${id}`} variant="outline" size="sm">
            {t("edit")}
          </Button>
        </div>
      )}
      {isPaying && <OpenElsewhere saved={saved} />}
      {(isPaying || saved.shareToken) && (
        <Sharing saved={saved} isPaying={isPaying} origin={origin} />
      )}
      <details>
        <summary>{t("remove.open")}</summary>
        <Form method="post" className={styles.inside} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <p>{t("remove.question", { name })}</p>
          <Button type="submit" name="intent" value="remove" variant="outline" size="sm">
            {t("remove.submit")}
          </Button>
        </Form>
      </details>
    </li>
  );
}

type Values = Readonly<Record<string, string>>;

const amount = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));

function valuesFor(name: Tool["name"], saved: SavedScenario): Values {
  const { scenario, result } = saved;
  const { name: _name, wantsNotice: _wants, rent, premium, transport, ...salary } = valuesOf(saved);
  const { canton, civil, spouse, spouseSettled, children, church, permit, age } = salary;
  const taxed = { canton, civil, spouse, spouseSettled, children, church, permit };
  const grossMonth = amount(result.grossMonthCents);
  const extraSalaries = scenario.salaries;
  switch (name) {
    case "netSalary":
      return salary;
    case "withholdingCheck":
      return { ...taxed, gross: grossMonth, yearGross: amount(yearCentsOf(scenario)) };
    case "salaryComparison":
      return {
        canton,
        gross: grossMonth,
        salaries: salary.salaries,
        workload: salary.workload,
      };
    case "mortgage":
      return { income: amount(result.grossMonthCents * extraSalaries), age };
    case "budget":
      return {
        income: amount(result.netMonthCents),
        salaries: salary.salaries,
        ...{ rent, premium, transport },
      };
    case "unemployment":
      return { gross: grossMonth, salaries: salary.salaries, age };
    case "currency": {
      const left = result.leftMonthCents ?? result.netMonthCents;
      return { amount: left < 0 ? "" : amount(left), from: "CHF" };
    }
  }
}

function yearCentsOf(scenario: SavedScenario["scenario"]): number {
  const { monthCents, extraCents } = paymentsOf(scenario);
  return monthCents * 12 + extraCents;
}

/** Values are after the `#` and reach no server. */
export function toolLinks(saved: SavedScenario): { name: Tool["name"]; to: string }[] {
  const isTaxed = tariffOfScenario(saved.scenario) !== null;
  // With a settlement permit there is no tax at source to check.
  const fitting = toolList.filter(({ name }) => isTaxed || name !== "withholdingCheck");
  return fitting.map((tool) => {
    const filled = Object.entries(valuesFor(tool.name, saved)).filter(([, value]) => value !== "");
    return { name: tool.name, to: toolPath(tool) + sharedHash(Object.fromEntries(filled), {}) };
  });
}

function OpenElsewhere({ saved }: { saved: SavedScenario }) {
  return (
    <details>
      <summary>{t("open.title")}</summary>
      <div className={styles.inside}>
        <p>{t("open.lead")}</p>
        <ul className={`${layout.stack} ${layout.tight}`}>
          {toolLinks(saved).map(({ name, to: path }) => (
            <li key={name}>
              <SmartLink to={path} isPrefetched={false} className={`${text.link} ${text.tap}`}>
                {common(`list.${name}.title`)}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

type SharingProps = Pick<ScenarioItemProps, "saved" | "isPaying" | "origin">;

function Sharing({ saved: { id, shareToken }, isPaying, origin }: SharingProps) {
  const isInBrowser = useIsInBrowser();
  const link = shareToken && `${origin}${to(`/app/tools/scenarios/shared/${shareToken}`)}`;
  return (
    <details open={link !== null}>
      <summary>{t("share.label")}</summary>
      <Form method="post" className={styles.inside} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <p>{t("share.lead")}</p>
        {link && <code className={styles.link}>{link}</code>}
        <div className={layout.cluster}>
          {link && isInBrowser && (
            <CopyButton
              text={link}
              label={t("share.copy")}
              doneLabel={t("share.copied")}
              size="sm"
            />
          )}
          {link ? (
            <Button type="submit" name="intent" value="unshare" variant="outline" size="sm">
              {t("share.stop")}
            </Button>
          ) : (
            isPaying && (
              <Button type="submit" name="intent" value="share" variant="outline" size="sm">
                {t("share.start")}
              </Button>
            )
          )}
        </div>
      </Form>
    </details>
  );
}
