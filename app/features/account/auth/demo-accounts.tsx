import { auth } from "~/i18n/pt-BR/account/auth";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import styles from "./demo-accounts.module.css";

const t = translator("auth", auth);

export type DemoLogin = {
  password: string;
  accounts: { email: string; label: string }[];
};

type DemoAccountsProps = DemoLogin & { onChoose: (email: string) => void };

export function DemoAccounts({ password, accounts, onChoose }: DemoAccountsProps) {
  return (
    <section className={styles.box} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t("demo.title")}</h2>
      <p>{t("demo.text")}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              variant="outline"
              size="sm"
              aria-label={t("demo.fill", { email: account.email })}
              onClick={() => onChoose(account.email)}
            >
              {account.email}
            </Button>
            <span>{account.label}</span>
          </li>
        ))}
      </ul>
      <p>
        {t("demo.password")} <code>{password}</code>
      </p>
    </section>
  );
}
