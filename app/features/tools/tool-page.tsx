import type { ReactNode } from "react";
import { formatDate, formatList } from "~/i18n/format";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { Button } from "~/ui/action/button";
import { YearAlert } from "~/reference/official-years/year-alert";
import { CopyButton } from "~/ui/action/copy-button";
import { SmartLink } from "~/ui/action/smart-link";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import text from "~/ui/text/text.module.css";
import type { YearStatus } from "../../../contract/calculators/official-years.ts";
import { KNOWN_NAMES, type KnownValues } from "./known-values";
import { NextSteps, type NextStep } from "./next-steps";
import { sharedHash } from "./shared-values";
import type { Tool } from "./tool-list";
import type { ToolValues } from "./use-tool-values";
import { toolPage } from "./words";
import styles from "./tool-page.module.css";

const t = translator("tools", words);
const tPage = translator("tool-page", toolPage);

type ToolPageProps = {
  name: Tool["name"];
  children: ReactNode;
  yearStatuses?: readonly YearStatus[];
};

export function ToolPage({ name, children, yearStatuses = [] }: ToolPageProps) {
  return (
    <div className={styles.page}>
      <div className={`${styles.head} ${layout.stack} ${layout.wide}`}>
        <header>
          <Button
            to="/app/tools"
            variant="text"
            size="sm"
            icon="arrow-left"
            className={styles.back}
          >
            {t("back")}
          </Button>
          <h1 className={styles.title}>{t(`list.${name}.title`)}</h1>
          <p className={styles.lead}>{t(`list.${name}.summary`)}</p>
        </header>
        <YearAlert yearStatuses={yearStatuses} />
      </div>
      {children}
    </div>
  );
}

type ToolFormProps = {
  form: Pick<ToolValues<string>, "reset" | "shareLink" | "isExample">;
  /** Says which values are an example. */
  example: string;
  known?: KnownValues;
  children: ReactNode;
  more?: ReactNode;
  /** By the scenario's field names; undefined if the calculator can't save one. */
  scenario?: Readonly<Record<string, string>>;
};

/** Computes in the browser and sends nothing; without scripts, the server computes. */
export function ToolForm(props: ToolFormProps) {
  const { form, example, known = {}, children, more, scenario } = props;
  const isInBrowser = useIsInBrowser();
  return (
    <form
      method="post"
      noValidate
      autoComplete="off"
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        form.reset();
      }}
    >
      {form.isExample && <StartNote example={example} known={known} />}
      <div className={styles.fields}>{children}</div>
      {more && (
        <details className={styles.more}>
          <summary>{t("form.more")}</summary>
          <div className={styles.fields}>{more}</div>
        </details>
      )}
      <div className={`${styles.actions} ${layout.cluster}`}>
        <noscript>
          <Button type="submit">{t("form.compute")}</Button>
        </noscript>
        {isInBrowser && (
          <CopyButton
            text={form.shareLink()}
            label={t("form.copy")}
            doneLabel={t("form.copied")}
            size="sm"
          />
        )}
        {isInBrowser && scenario && (
          <Button
            to={`/app/tools/scenarios/new${sharedHash(scenario, {})}`}
            variant="outline"
            size="sm"
            isPrefetched={false}
          >
            {t("form.saveAs")}
          </Button>
        )}
        <Button type="reset" variant="text" size="sm">
          {t("form.reset")}
        </Button>
      </div>
      <p className={`${styles.note} ${text.small} ${text.faint}`}>{t("form.private")}</p>
    </form>
  );
}

function StartNote({ example, known }: { example: string; known: KnownValues }) {
  const names = KNOWN_NAMES.filter((name) => known[name] !== undefined);
  return (
    <Alert kind="info">
      <p data-typed>{example}</p>
      {names.length > 0 && (
        <p>
          {tPage("known.text", { list: formatList(names.map((name) => tPage(`known.${name}`))) })}{" "}
          <SmartLink to="/app/plan/situation" className={text.link}>
            {tPage("known.link")}
          </SmartLink>
        </p>
      )}
    </Alert>
  );
}

type Headline = {
  label: string;
  /** Null if the label says what is missing for a result. */
  amount: string | null;
  /** Screen readers announce these lines with the headline. */
  notes?: readonly string[];
  isBad?: boolean;
};

type ToolResultProps = {
  waiting: "empty" | "invalid" | "missing" | null;
  headline: Headline | null;
  isExample: boolean;
  edition?: string;
  /** YYYY-MM-DD */
  today: string;
  nextSteps: readonly NextStep[];
  /** The result uses only the member's inputs, so it has no other source. */
  isTypedOnly?: boolean;
  children?: ReactNode;
};

/**
 * Screen readers announce changes of the headline only. The headline is shown above the form and stays in
 * sight while the member types (tool-page.module.css).
 */
export function ToolResult(props: ToolResultProps) {
  const { waiting: pending, headline, isExample, nextSteps, children } = props;
  const { edition, today, isTypedOnly = false } = props;
  return (
    <section
      className={styles.result}
      aria-labelledby="tool-result"
      data-typed={isTypedOnly || undefined}
    >
      <h2 id="tool-result" className={`${styles.heading} ${text.heading}`}>
        {t("result.heading")}
      </h2>
      <output aria-live="polite" className={styles.headline}>
        <span className={styles.bar}>
          {pending && <span className={styles.pending}>{t(`result.${pending}`)}</span>}
          {headline && !pending && (
            <>
              <span>
                {isExample && headline.amount !== null && `${tPage("example")} · `}
                {headline.label}
              </span>
              {headline.amount && (
                <strong
                  className={headline.isBad ? `${styles.amount} ${styles.bad}` : styles.amount}
                >
                  {headline.amount}
                </strong>
              )}
            </>
          )}
        </span>
        {!pending && headline?.notes && headline.notes.length > 0 && (
          <span className={styles.notes}>
            {headline.notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        )}
      </output>
      {!pending && children}
      {!pending && <NextSteps steps={nextSteps} />}
      {!pending && (
        <footer className={`${layout.stack} ${layout.tight} ${text.small} ${text.faint}`}>
          {edition && <p>{t("result.edition", { edition })}</p>}
          <p>{tPage("on", { date: formatDate(`${today}T12:00:00Z`) })}</p>
          <p>{t("result.disclaimer")}</p>
        </footer>
      )}
    </section>
  );
}
