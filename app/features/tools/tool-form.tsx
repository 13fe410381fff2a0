import type { ReactNode } from "react";
import { tools as words } from "~/i18n/pt-BR/calculators/tools";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { CopyButton } from "~/ui/action/copy-button";
import { useIsInBrowser } from "~/page/use-is-in-browser";
import { sharedHash } from "./shared-values";
import styles from "./tool-form.module.css";
import type { ToolValues } from "./use-tool-values";

const t = translator("tools", words);

type ToolFormProps = {
  form: Pick<ToolValues<string>, "reset" | "shareLink">;
  children: ReactNode;
  more?: ReactNode;
  /** By the scenario's field names; undefined if the calculator can't save one. */
  scenario?: Readonly<Record<string, string>>;
};

/** Computes in the browser and sends nothing; without scripts, the server computes. */
export function ToolForm({ form, children, more, scenario }: ToolFormProps) {
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
      <div className={styles.fields}>{children}</div>
      {more && (
        <details className={styles.more}>
          <summary>{t("form.more")}</summary>
          <div className={styles.fields}>{more}</div>
        </details>
      )}
      <div className={styles.actions}>
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
      <p className={styles.note}>{t("form.private")}</p>
    </form>
  );
}
