import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import type { ReactNode } from "react";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import type { LinkState } from "~/service/privacy-api.server";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PlainPage } from "~/ui/plain-page";
import layout from "~/ui/layout/layout.module.css";
import { ownData } from "./words";
import styles from "./own-data.module.css";

const t = translator("own-data", ownData);

type UndoDeletionPageProps = {
  state: LinkState | null;
  isDone: boolean;
};

/** Only the button cancels the deletion, not the mail's link. */
export function UndoDeletionPage({ state, isDone }: UndoDeletionPageProps) {
  const isBusy = useSending();
  if (isDone) {
    return (
      <Result kind="success" title={t("undo.doneTitle")} text={t("undo.done")}>
        <Button to={to("/login")}>{t("undo.login")}</Button>
      </Result>
    );
  }
  if (state === null) {
    return (
      <Result kind="error" title={t("errors.failed")} text={t("errors.unavailable")}>
        <Form method="get" preventScrollReset>
          <Button type="submit">{t("away.retry")}</Button>
        </Form>
        <Contact />
      </Result>
    );
  }
  if (state !== "valid") {
    return (
      <Result kind="warning" title={t(`undo.stateTitle.${state}`)} text={t(`undo.states.${state}`)}>
        <Button to={to("/login")}>{t("undo.login")}</Button>
        <Contact />
      </Result>
    );
  }
  return (
    <PlainPage
      title={t("undo.title")}
      homeTo={to("")}
      homeLabel={t("undo.home")}
      loginLabel={ui.login}
    >
      <p className={styles.lead}>{t("undo.lead")}</p>
      <Form method="post">
        <Button type="submit" isLoading={isBusy}>
          {t("undo.button")}
        </Button>
      </Form>
    </PlainPage>
  );
}

const Contact = () => (
  <Button to="/contact" variant="outline">
    {ui.contact}
  </Button>
);

type ResultProps = {
  kind: "success" | "warning" | "error";
  title: string;
  text: string;
  children: ReactNode;
};

function Result({ kind, title, text, children }: ResultProps) {
  return (
    <PlainPage
      title={t("undo.title")}
      homeTo={to("")}
      homeLabel={t("undo.home")}
      loginLabel={ui.login}
    >
      <Alert kind={kind} title={title} isAnnounced>
        {text}
      </Alert>
      <div className={layout.cluster}>{children}</div>
    </PlainPage>
  );
}
