import { Form, useNavigation } from "@remix-run/react";
import { LockedPage } from "~/content/locked/locked-page";
import { translator } from "~/i18n/translator";
import { useTabMemory } from "~/session/use-tab-memory";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { StateMessage } from "~/ui/feedback/state-message";
import { Select } from "~/ui/form/select";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import textStyles from "~/ui/text/text.module.css";
import { ChoroplethSection } from "../choropleth/choropleth-section";
import {
  disposableIncomeDefaults,
  type DisposableIncomeValues,
} from "../../../../contract/calculators/salary-forms.ts";
import {
  sentDisposableIncomeValues,
  type DisposableIncomeProblems,
  rentRooms,
} from "./disposable-income-values";
import type { DisposableIncomeAnswer } from "./disposable-income.server";
import { disposableIncomeWords as words } from "./words";
import styles from "./disposable-income-page.module.css";
import { SourceLines } from "../choropleth/source-lines";

const t = translator("left-in-canton", words);

export type DisposableIncomePageProps = {
  values: DisposableIncomeValues | null;
  problems: DisposableIncomeProblems;
  answer: DisposableIncomeAnswer | "away" | null;
  /** With the values that the form opens with. */
  example: DisposableIncomeAnswer | null;
};

const ASSUMED = [
  "same",
  "rent",
  "premium",
  "tax",
  "children",
  "allowances",
  "nbu",
  "left",
] as const satisfies (keyof typeof words.assumed)[];
const CHILDREN = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type DisposableIncomeFormProps = {
  values: DisposableIncomeValues;
  problems: DisposableIncomeProblems;
  onTyped: (form: FormData) => void;
};

/** Uses POST, so that no address contains a salary. */
function DisposableIncomeForm({ values, problems, onTyped }: DisposableIncomeFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const problemOf = (name: keyof DisposableIncomeValues) => {
    const problem = problems[name];
    return problem && t(`problems.${problem}`);
  };
  return (
    <Form
      method="post"
      preventScrollReset
      className={styles.form}
      noValidate
      onChange={({ currentTarget }) => onTyped(new FormData(currentTarget))}
    >
      <TextField
        name="gross"
        label={t("gross")}
        hint={t("grossHint")}
        error={problemOf("gross")}
        defaultValue={values.gross}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Select
        name="household"
        label={t("household")}
        defaultValue={values.household}
        options={[
          { value: "single", label: t("single") },
          { value: "married", label: t("married") },
        ]}
      />
      <Select
        name="children"
        label={t("children")}
        hint={t("childrenHint")}
        defaultValue={values.children}
        options={same(CHILDREN)}
      />
      <details className={styles.more} open={problems.age !== undefined}>
        <summary>{t("more")}</summary>
        <div className={styles.options}>
          <TextField
            name="age"
            label={t("age")}
            error={problemOf("age")}
            defaultValue={values.age}
            inputMode="numeric"
            autoComplete="off"
          />
          <Select
            name="church"
            label={t("church")}
            defaultValue={values.church}
            options={[
              { value: "no", label: t("churchNo") },
              { value: "yes", label: t("churchYes") },
            ]}
          />
          <Select
            name="rooms"
            label={t("rooms")}
            defaultValue={values.rooms}
            options={same(rentRooms)}
          />
          <Select
            name="deductible"
            label={t("deductible")}
            defaultValue={values.deductible}
            options={[
              { value: "300", label: "CHF 300" },
              { value: "2500", label: "CHF 2’500" },
            ]}
          />
        </div>
      </details>
      <div className={styles.send}>
        <Button type="submit" isLoading={isBusy}>
          {t("submit")}
        </Button>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{t("privacy")}</p>
      </div>
    </Form>
  );
}

export function DisposableIncomePage(props: DisposableIncomePageProps) {
  const { values, problems, answer, example } = props;
  const { left: remembered, keep: remember } = useTabMemory();
  const isExample = values === null && remembered === null && example !== null;
  return (
    <>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <DisposableIncomeForm
        // Initial values come from tab memory, which the server does not know.
        key={remembered ? "left" : "blank"}
        values={
          values ?? (remembered ? sentDisposableIncomeValues(remembered) : disposableIncomeDefaults)
        }
        problems={problems}
        onTyped={remember}
      />
      {answer === "away" ? (
        <StateMessage kind="error" title={t("away")}>
          {t("awayText")}
        </StateMessage>
      ) : (
        answer && <Answer answer={answer} />
      )}
      {isExample && (
        <>
          <p className={textStyles.strong}>{t("example")}</p>
          <Answer answer={example} />
        </>
      )}
      <section aria-labelledby="assumptions" className={styles.assumptions}>
        <h2 id="assumptions" className={textStyles.heading}>
          {t("assumptions")}
        </h2>
        <ul>
          {ASSUMED.map((name) => (
            <li key={name}>{t(`assumed.${name}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Answer({
  answer: { best, isRanked, lines, shown, sources },
}: {
  answer: DisposableIncomeAnswer;
}) {
  return (
    <div data-figures>
      <section aria-labelledby="best-cantons" className={styles.best}>
        <div role="status">
          <h2 id="best-cantons" className={textStyles.heading}>
            {t(isRanked ? "best" : "unranked")}
          </h2>
        </div>
        {!isRanked && <p>{t("unrankedText")}</p>}
        <ol className={styles.list}>
          {best.map(({ code, name, text, reasons }) => (
            <li key={code} className={styles.canton}>
              <SmartLink
                to={`/app/cantons/${code}`}
                className={`${styles.name} ${textStyles.link}`}
              >
                {name}
              </SmartLink>
              <span className={styles.amount}>{text}</span>
              <span className={styles.reasons}>{reasons.join("; ")}</span>
            </li>
          ))}
        </ol>
        <dl className={`${styles.lines} ${layout.stack} ${layout.tight} ${textStyles.small}`}>
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <details>
          <summary>{t("sources")}</summary>
          <SourceLines sources={sources} />
        </details>
      </section>
      <ChoroplethSection shown={shown} />
    </div>
  );
}

export function LockedDisposableIncome() {
  return (
    <LockedPage
      title={t("title")}
      points={[t("locked.all"), t("locked.best"), t("locked.official")]}
      sample={null}
    />
  );
}
