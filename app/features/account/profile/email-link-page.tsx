import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import { PlainPage } from "~/ui/plain-page";
import type { EmailLink } from "./email-change.server";
import { mailLinks } from "./mail-links.words";
import styles from "./email-link-page.module.css";

const t = translator("mailLinks", mailLinks);

export type EmailLinkPageProps = {
  kind: "change" | "revert";
  link: EmailLink;
  isDone: boolean;
};

/** A change is asked for again in the account; who lost the address starts with a new password. */
const NEW_LINKS = { change: "/app/profile/account", revert: "/forgot-password" } as const;

/** Only the button changes the address, because mail scanners open links too. */
export function EmailLinkPage({ kind, link, isDone }: EmailLinkPageProps) {
  const isBusy = useSending();
  const email = link.email ?? "";
  return (
    <PlainPage
      title={t(`${kind}.title`)}
      homeTo={to("")}
      homeLabel={t("home")}
      loginLabel={ui.login}
    >
      {isDone ? (
        <>
          <Alert kind="success" title={t("change.doneTitle")} isAnnounced>
            {t("change.done", { email })}
          </Alert>
          <div>
            <Button to={to("/app")}>{t("open")}</Button>
          </div>
        </>
      ) : link.state === "valid" ? (
        <Form method="post" preventScrollReset className={styles.form}>
          <p>{t(`${kind}.text`, { email })}</p>
          <Button type="submit" isLoading={isBusy}>
            {t(`${kind}.submit`)}
          </Button>
        </Form>
      ) : (
        <>
          <Alert
            kind={link.state === "unavailable" ? "error" : "warning"}
            title={t(`state.${link.state}Title`)}
            isAnnounced
          >
            {t(`state.${link.state}`)}
          </Alert>
          <div className={layout.cluster}>
            {link.state === "unavailable" || link.state === "limited" ? (
              <Form method="get" preventScrollReset>
                <Button type="submit">{t("retry")}</Button>
              </Form>
            ) : (
              <Button to={NEW_LINKS[kind]}>{t(`${kind}.newLink`)}</Button>
            )}
            <Button to="/contact" variant="outline">
              {ui.contact}
            </Button>
          </div>
        </>
      )}
    </PlainPage>
  );
}
