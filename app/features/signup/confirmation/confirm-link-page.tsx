import { Form } from "@remix-run/react";
import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { useSending } from "~/forms/use-answer";
import { signup } from "~/i18n/pt-BR/account/signup";
import { formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Alert } from "~/ui/feedback/alert";
import { PlainPage } from "~/ui/plain-page";
import text from "~/ui/text/text.module.css";
import styles from "./confirm-link-page.module.css";
import type { LinkView } from "./confirm-link.server";
import { FailureAlert } from "~/features/signup/steps/failure-alert";
import type { SignupFailure } from "~/features/signup/flow/signup-view";

const t = translator("signup", signup);

type ConfirmLinkPageProps = {
  link: LinkView;
  isConfirmed: boolean;
  resent?: { failure: SignupFailure | null } | undefined;
};

/** Programs open links too, so the visitor must press the button. */
export function ConfirmLinkPage({ link, isConfirmed, resent }: ConfirmLinkPageProps) {
  if (isConfirmed) return <Confirmed />;
  return link.state === "valid" ? (
    <Question link={link} />
  ) : (
    <Useless state={link.state} resent={resent} />
  );
}

type LinkPageProps = {
  title: string;
  lead: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

function LinkPage({ lead, children, ...page }: LinkPageProps) {
  return (
    <PlainPage {...page} homeTo={to("")} homeLabel={t("home")} loginLabel={ui.login}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </PlainPage>
  );
}

function Question({ link }: { link: Extract<LinkView, { state: "valid" }> }) {
  const isBusy = useSending();
  return (
    <LinkPage title={t("confirm.valid")} lead={t("confirm.validText", { email: link.email })}>
      <dl className={styles.facts}>
        <dt>{t("confirm.name")}</dt>
        <dd>{link.firstName}</dd>
        <dt>{t("confirm.startedAt")}</dt>
        <dd>{formatFullDateTime(link.startedAt)}</dd>
      </dl>
      <Form method="post" className={styles.actions}>
        <Button type="submit" size="lg" isLoading={isBusy}>
          {t("confirm.confirm")}
        </Button>
      </Form>
      <p className={`${text.small} ${text.faint}`}>{t("confirm.notMe")}</p>
    </LinkPage>
  );
}

function Confirmed() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <LinkPage headingRef={heading} title={t("confirm.done")} lead={t("confirm.doneText")}>
      <p className={styles.actions}>
        <Button to="/signup?step=create-account" size="lg">
          {t("confirm.goOn")}
        </Button>
      </p>
    </LinkPage>
  );
}

type UselessProps = {
  state: Exclude<LinkView["state"], "valid">;
  resent: ConfirmLinkPageProps["resent"];
};

function Useless({ state, resent }: UselessProps) {
  const isBusy = useSending();
  return (
    <LinkPage title={t(`confirm.${state}`)} lead={t(`confirm.${state}Text`)}>
      {resent?.failure ? <FailureAlert failure={resent.failure} step="confirm-email" /> : null}
      {resent?.failure === null ? (
        <Alert kind="success" isAnnounced>
          {t("confirm.resent")}
        </Alert>
      ) : null}
      <Form method="post" className={styles.actions}>
        {state === "used" ? (
          <Button to="/signup?step=confirm-email" size="lg">
            {t("confirm.resume")}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="resend" size="lg" isLoading={isBusy}>
            {t("confirm.resend")}
          </Button>
        )}
        <Button to="/login" variant="outline" size="lg">
          {t("confirm.login")}
        </Button>
        <Button to="/contact" variant="text" size="lg">
          {ui.contact}
        </Button>
      </Form>
    </LinkPage>
  );
}
