import { support } from "~/i18n/pt-BR/account/support";
import { translator } from "~/i18n/translator";
import { Checkbox } from "~/ui/form/checkbox";
import styles from "./support.module.css";

const t = translator("support", support);

export type TicketContext = {
  page: string | null;
  browser: string | null;
  requestId: string | null;
};

export function ContextFields({ context }: { context: TicketContext }) {
  const told = (["page", "browser", "requestId"] as const).flatMap((name) => {
    const value = context[name];
    return value ? [{ name, value }] : [];
  });
  if (told.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("form.contextTitle")}</legend>
      {told.map(({ name, value }) => (
        <Checkbox
          key={name}
          name={name}
          value={value}
          defaultChecked
          label={t(`form.${name}`, { value })}
        />
      ))}
      <p className={styles.note}>{t("form.contextHint")}</p>
    </fieldset>
  );
}
