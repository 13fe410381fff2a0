import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { signup } from "~/i18n/pt-BR/signup";
import { formatFullDateTime } from "~/i18n/format";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Logo } from "~/ui/logo";
import styles from "./confirm-link-page.module.css";
import type { LinkView } from "./confirm-link.server";

const t = translator("signup", signup);

type ConfirmLinkPageProps = { link: LinkView; isConfirmed: boolean };

/** Opening the link changes nothing, since programs open links too: a person presses the button. */
export function ConfirmLinkPage({ link, isConfirmed }: ConfirmLinkPageProps) {
  return (
    <main className={styles.main} id="content" tabIndex={-1}>
      <a className={styles.home} href={to("")} aria-label={t("home")}>
        <Logo />
      </a>
      <div className={styles.column}>
        {isConfirmed ? (
          <Confirmed />
        ) : link.state === "valid" ? (
          <Question link={link} />
        ) : (
          <Useless state={link.state} />
        )}
      </div>
    </main>
  );
}

function Question({ link }: { link: Extract<LinkView, { state: "valid" }> }) {
  const isSubmitting = useNavigation().state === "submitting";
  return (
    <>
      <h1 className={styles.title}>{t("confirm.valid")}</h1>
      <p className={styles.lead}>{t("confirm.validText", { email: link.email })}</p>
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
    </>
  );
}

function Confirmed() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t("confirm.done")}
      </h1>
      <p className={styles.lead}>{t("confirm.doneText")}</p>
      <p className={styles.actions}>
        <Button to="/signup?step=create-account" size="lg">
          {t("confirm.goOn")}
        </Button>
      </p>
    </>
  );
}

function Useless({ state }: { state: Exclude<LinkView["state"], "valid"> }) {
  return (
    <>
      <h1 className={styles.title}>{t(`confirm.${state}`)}</h1>
      <p className={styles.lead}>{t(`confirm.${state}Text`)}</p>
      <p className={styles.actions}>
        <Button to="/signup?step=confirm-email" size="lg">
          {t(state === "used" ? "confirm.resume" : "confirm.resend")}
        </Button>
        <Button to="/login" variant="outline" size="lg">
          {t("confirm.login")}
        </Button>
      </p>
    </>
  );
}
