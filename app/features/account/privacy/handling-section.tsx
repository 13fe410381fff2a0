import { formatFullDateTime } from "~/i18n/format";
import { ownData } from "~/i18n/pt-BR/account/own-data";
import { translator } from "~/i18n/translator";
import type { PrivacyOverview } from "~/service/privacy-api.server";
import { TitledSection } from "~/ui/data/titled-section";
import styles from "./own-data.module.css";

const t = translator("own-data", ownData);

function describe(action: string): string {
  return action === "create" || action === "update" || action === "delete"
    ? t(`handling.actions.${action}`)
    : t("handling.other");
}

const roles: Readonly<Record<string, "administration" | "editors" | "portal">> = {
  Administrator: "administration",
  Editor: "editors",
  "Serviço de contas": "portal",
  Portal: "portal",
};

function nameRole(role: string): string {
  const known = roles[role];
  return known ? t(`handling.by.${known}`) : t("handling.by.role", { role });
}

/** Staff cannot change the log of their access. */
export function HandlingSection({ handling }: Pick<PrivacyOverview, "handling">) {
  return (
    <TitledSection titleId="handling-title" title={t("handling.title")}>
      <p className={styles.note}>{t("handling.lead")}</p>
      {handling.length === 0 ? (
        <p>{t("handling.none")}</p>
      ) : (
        <ul className={styles.list}>
          {handling.map(({ at, action, by }, index) => (
            <li key={index}>
              {t("handling.entry", {
                date: formatFullDateTime(at),
                action: describe(action),
                by: nameRole(by),
              })}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
