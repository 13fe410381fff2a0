import { to } from "~/i18n/paths";
import { support } from "~/i18n/pt-BR/support";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import styles from "./support.module.css";

const t = translator("support", support);

// The official numbers of Switzerland; they are free of charge from every phone.
const LINES = [
  { name: "police", phone: "117" },
  { name: "ambulance", phone: "144" },
  { name: "listening", phone: "143" },
] as const;

/** For who was robbed of money or account: what to do before anybody answers. */
export function UrgentHelp({ directusUserId }: { directusUserId: string }) {
  const own = (page: string) => to(`/app/profile/${directusUserId}/${page}`);
  return (
    <details className={styles.urgent}>
      <summary>
        <Icon name="triangle-alert" />
        {t("urgent.title")}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.urgentBody}>
        <p>{t("urgent.text")}</p>
        <ul>
          <li>
            <PageLink to={own("password")}>{t("urgent.password")}</PageLink>
          </li>
          <li>
            <PageLink to={own("account")}>{t("urgent.sessions")}</PageLink>
          </li>
          <li>{t("urgent.bank")}</li>
        </ul>
        <div>
          <Button to={`${to("/app/support")}?topic=fraud#write`} color="secondary">
            {t("urgent.write")}
          </Button>
        </div>
        <p>{t("urgent.helpTitle")}</p>
        <ul>
          {LINES.map(({ name, phone }) => (
            <li key={name}>
              <a href={`tel:${phone}`}>{t(`urgent.${name}`, { phone })}</a>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t("urgent.note")}</p>
      </div>
    </details>
  );
}
