import { Form } from "@remix-run/react";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { cantonComparison as words } from "~/i18n/pt-BR/switzerland/canton-comparison";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { SmartLink } from "~/ui/action/smart-link";
import { Notice } from "~/ui/feedback/alert";
import { StateMessage } from "~/ui/feedback/state-message";
import { Select } from "~/ui/form/select";
import { Icon } from "~/ui/media/icon";
import {
  comparisonFilePath,
  comparisonPath,
  LEAST_COMPARED,
  MOST_COMPARED,
} from "./comparison-query";
import { ComparisonTable } from "./comparison-table";
import type { Comparison } from "./comparison.schema";
import styles from "./comparison-page.module.css";

const t = translator("canton-comparison", words);
const names: Readonly<Record<string, string>> = cantonNames;

export function ComparisonPage({ comparison }: { comparison: Comparison }) {
  const { cantons, groups, query } = comparison;
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.lead}>{t("lead")}</p>
      <Problems comparison={comparison} />
      <Chosen comparison={comparison} />
      {groups.length === 0 ? (
        <StateMessage kind="empty" title={t("empty")}>
          {t("emptyText")}
        </StateMessage>
      ) : cantons.length < LEAST_COMPARED ? (
        <p className={styles.few}>{t("needsTwo")}</p>
      ) : (
        <>
          <div className={styles.ways}>
            <Button
              size="sm"
              variant="outline"
              to={comparisonPath({ ...query, isPerHead: !query.isPerHead })}
            >
              {t(query.isPerHead ? "totals" : "perHead")}
            </Button>
            <a href={comparisonFilePath(query)} download className={styles.file}>
              {t("csv")}
            </a>
            <Button size="sm" variant="text" onClick={() => window.print()}>
              {t("print")}
            </Button>
          </div>
          <ComparisonTable comparison={comparison} />
        </>
      )}
    </>
  );
}

function Problems({ comparison: { query } }: { comparison: Comparison }) {
  const { unknown, left } = query;
  if (unknown.length === 0 && left.length === 0) return null;
  return (
    <div role="alert" className={styles.problems}>
      {unknown.length > 0 && (
        <Notice kind="warning">
          {t("unknown", { count: unknown.length, codes: unknown.join(", ") })}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice kind="warning">
          {t("tooMany", {
            most: MOST_COMPARED,
            names: left.map((code) => names[code] ?? code).join(", "),
          })}
        </Notice>
      )}
    </div>
  );
}

function Chosen({ comparison: { cantons, query } }: { comparison: Comparison }) {
  const { codes } = query;
  const options = Object.entries(names)
    .filter(([code]) => !codes.includes(code))
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, "pt-BR"));
  return (
    <div className={styles.chosen}>
      <ul className={styles.chips}>
        {cantons.map(({ code, name }) => (
          <li key={code}>
            <SmartLink
              to={comparisonPath({ ...query, codes: codes.filter((other) => other !== code) })}
              aria-label={t("remove", { name })}
              className={styles.chip}
            >
              {name}
              <Icon name="x" size={16} />
            </SmartLink>
          </li>
        ))}
      </ul>
      {codes.length < MOST_COMPARED && (
        <Form method="get" className={styles.form} key={codes.join()}>
          {codes.length > 0 && <input type="hidden" name="c" value={codes.join(",")} />}
          {query.sort && <input type="hidden" name="sort" value={query.sort} />}
          {query.isAscending && <input type="hidden" name="order" value="asc" />}
          {query.isPerHead && <input type="hidden" name="per" value="head" />}
          <Select
            name="add"
            label={t("add")}
            required
            options={[{ value: "", label: t("choose") }, ...options]}
          />
          <Button type="submit" variant="outline">
            {t("addButton")}
          </Button>
        </Form>
      )}
    </div>
  );
}
