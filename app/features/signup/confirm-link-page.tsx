import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { signup } from "~/i18n/pt-BR/signup";
import { formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { PlainPage } from "~/ui/plain-page";
import styles from "./confirm-link-page.module.css";
import type { LinkView } from "./confirm-link.server";

const t = translator("signup", signup);

type ConfirmLinkPageProps = { link: LinkView; isConfirmed: boolean };

/** Opening the link changes nothing, since programs open links too: a person presses the button. */
export function ConfirmLinkPage({ link, isConfirmed }: ConfirmLinkPageProps) {
  if (isConfirmed) return <Confirmed />;
  return link.state === "valid" ? <Question link={link} /> : <Useless state={link.state} />;
}

type LinkPageProps = {
  title: string;
  lead: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

function LinkPage({ lead, children, ...page }: LinkPageProps) {
  return (
    <PlainPage {...page} homeTo={to("")} homeLabel={t("home")}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </PlainPage>
  );
}

function Question({ link }: { link: Extract<LinkView, { state: "valid" }> }) {
  const isSubmitting = useNavigation().state === "submitting";
  return (
    <LinkPage title={t("confirm.valid")} lead={t("confirm.validText", { email: link.email })}>
      <dl className={styles.facts}>
        <dt>{t("confirm.name")}</dt>
        <dd>{link.firstName}</dd>
        <dt>{t("confirm.startedAt")}</dt>
        <dd>{formatFullDateTime(link.startedAt)}</dd>
      </dl>
      <Form method="post" className={styles.actions}>
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {t("confirm.confirm")}
        </Button>
      </Form>
      <p className={styles.quiet}>{t("confirm.notMe")}</p>
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

function Useless({ state }: { state: Exclude<LinkView["state"], "valid"> }) {
  return (
    <LinkPage title={t(`confirm.${state}`)} lead={t(`confirm.${state}Text`)}>
      <p className={styles.actions}>
        <Button to="/signup?step=confirm-email" size="lg">
          {t(state === "used" ? "confirm.resume" : "confirm.resend")}
        </Button>
        <Button to="/login" variant="outline" size="lg">
          {t("confirm.login")}
        </Button>
      </p>
    </LinkPage>
  );
}
