import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
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
          <OpenPortal />
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
          <OpenPortal />
        </>
      )}
    </PlainPage>
  );
}

function OpenPortal() {
  return (
    <div>
      <Button to={to("/app")}>{t("open")}</Button>
    </div>
  );
}
