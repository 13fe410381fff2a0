import { useFetcher } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { notifications } from "~/i18n/pt-BR/notifications";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { lowerableTypes, type NotificationType } from "../../../contract/notifications/kinds.ts";
import type { MarkAnswer } from "./mark.server";
import styles from "./notifications-page.module.css";

const t = translator("notifications", notifications);

export function Why({ type }: { type: NotificationType }) {
  const { Form, state, data } = useFetcher<MarkAnswer>();
  const lowerable = lowerableTypes.find((each) => each === type);
  return (
    <details className={styles.why}>
      <summary>{t("whyTitle")}</summary>
      <p>{t(`why.${type}`)}</p>
      {lowerable && data?.code !== null && (
        <Form method="post" action={to("/app/notifications")}>
          <input type="hidden" name="intent" value="lower" />
          <input type="hidden" name="type" value={lowerable} />
          <Button type="submit" variant="outline" size="sm" isLoading={state !== "idle"}>
            {t(`lower.${lowerable}`)}
          </Button>
        </Form>
      )}
      <p role="status">
        {data?.code === null && t("lowered")}
        {data?.code && t("failed")}
      </p>
      <PageLink to={to("/app/profile/email-preference")}>{t("preferences")}</PageLink>
    </details>
  );
}
