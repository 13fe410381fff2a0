import type { ReactNode } from "react";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { YearNotice } from "~/reference/official-years/year-alert";
import type { YearStatus } from "../../../contract/calculators/official-years.ts";
import type { Tool } from "./tool-list";
import styles from "./tool-page.module.css";

const t = translator("tools", words);

type ToolPageProps = {
  name: Tool["name"];
  children: ReactNode;
  yearStatuses?: readonly YearStatus[];
};

export function ToolPage({ name, children, yearStatuses = [] }: ToolPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <Button to="/app/tools" variant="text" size="sm" icon="arrow-left" className={styles.back}>
          {t("back")}
        </Button>
        <h1 className={styles.title}>{t(`list.${name}.title`)}</h1>
        <p className={styles.lead}>{t(`list.${name}.summary`)}</p>
      </header>
      <YearNotice yearStatuses={yearStatuses} />
      {children}
    </div>
  );
}
