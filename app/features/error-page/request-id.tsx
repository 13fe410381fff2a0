import { useState } from "react";
import { errorPage } from "~/i18n/pt-BR/error-page";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import styles from "./error-page.module.css";

const t = translator("error-page", errorPage);

export function RequestId({ value }: { value: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <p className={styles.request} data-selectable>
      <span>{t("requestId")}</span> <code>{value}</code>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? t("copied") : t("copy")}</span>
      </Button>
    </p>
  );
}
