import { useState } from "react";
import { film as words } from "~/i18n/pt-BR/content/film";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { clockOf } from "./film";
import styles from "./film-texts.module.css";

const t = translator("film", words);

export function MomentLink({ second }: { second: number }) {
  const [told, setTold] = useState("");
  async function copy(): Promise<void> {
    const address = `${location.origin}${location.pathname}?t=${second}`;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setTold(t(isCopied ? "moment.copied" : "moment.failed", { address }));
  }
  return (
    <>
      <Button variant="text" size="sm" icon="link" onClick={() => void copy()}>
        {t("moment.copy", { time: clockOf(second) })}
      </Button>
      <span role="status" className={styles.status}>
        {told}
      </span>
    </>
  );
}
