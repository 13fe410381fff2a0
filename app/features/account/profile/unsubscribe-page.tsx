import { Form } from "@remix-run/react";
import { useSending } from "~/forms/use-answer";
import type { ReactNode } from "react";
import { formatList } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import layout from "~/ui/layout/layout.module.css";
import { PlainPage } from "~/ui/plain-page";
import { emailPreference } from "./email-preference.words";
import styles from "./email-link-page.module.css";
import type { Unsubscribe } from "./unsubscribe.server";
import { areas, isPlannedArea } from "../../../../contract/shared/areas.ts";
import { kindOfMailList, type MailList } from "../../../../contract/notifications/mail-lists.ts";

const t = translator("emailPreference", emailPreference);

/** Must work without login, cookies and scripts. */
export function UnsubscribePage({ state }: { state: Unsubscribe }) {
  const isBusy = useSending();
  return (
    <PlainPage
      title={t("unsubscribe.title")}
      homeTo={to("")}
      homeLabel={t("unsubscribe.home")}
      loginLabel={ui.login}
    >
      {contentOf(state, isBusy)}
    </PlainPage>
  );
}

const { lists: listNames } = emailPreference.unsubscribe;
const hasName = (list: MailList): list is keyof typeof listNames => list in listNames;

/** A list's name within a sentence. */
function nameOf(list: MailList): string {
  if (hasName(list)) return t(`unsubscribe.lists.${list}`);
  if (isPlannedArea(list)) return areas[list].title.toLowerCase();
  const name = t(`notices.${kindOfMailList(list)}`);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function contentOf(state: Unsubscribe, isBusy: boolean): ReactNode {
  if (state.step === "unknown" || state.step === "unavailable") {
    return (
      <>
        <Alert
          kind={state.step === "unknown" ? "warning" : "error"}
          title={t(`unsubscribe.${state.step}Title`)}
          isAnnounced
        >
          {t(`unsubscribe.${state.step}`)}
        </Alert>
        <div className={layout.cluster}>
          <Preferences />
          <Button to="/contact" variant="outline">
            {ui.contact}
          </Button>
        </div>
      </>
    );
  }
  const lists = formatList(state.lists.map(nameOf));
  if (state.step === "ask") {
    return (
      <Form method="post" className={styles.form}>
        <p>{t("unsubscribe.ask", { lists })}</p>
        <Button type="submit" isLoading={isBusy}>
          {t("unsubscribe.submit")}
        </Button>
      </Form>
    );
  }
  if (state.step === "already") {
    return (
      <>
        <p>{t("unsubscribe.already", { lists })}</p>
        <Preferences />
      </>
    );
  }
  return (
    <>
      <Alert kind="success" title={t(`unsubscribe.${state.step}Title`)} isAnnounced>
        {t(`unsubscribe.${state.step}`, { lists })}
      </Alert>
      {state.step === "done" ? (
        <Form method="post">
          <input type="hidden" name="undo" value={state.undoToken} />
          <Button type="submit" variant="outline" isLoading={isBusy}>
            {t("unsubscribe.undo")}
          </Button>
        </Form>
      ) : null}
      <Preferences />
    </>
  );
}

function Preferences() {
  return (
    <div>
      <Button variant="outline" to={to("/app/profile/email-preference")}>
        {t("unsubscribe.preferences")}
      </Button>
    </div>
  );
}
