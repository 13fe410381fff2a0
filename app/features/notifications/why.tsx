import { useFetcher } from "@remix-run/react";
import { to } from "~/i18n/paths";
import { notifications } from "~/i18n/pt-BR/notifications/notifications";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { PageLink } from "~/ui/action/page-link";
import { reducibleKinds, type NotificationKind } from "../../../contract/notifications/kinds.ts";
import type { MarkAnswer } from "./mark.server";
import styles from "./notifications-page.module.css";

const t = translator("notifications", notifications);

export function Why({ kind }: { kind: NotificationKind }) {
  const { Form, state, data } = useFetcher<MarkAnswer>();
  const reducible = reducibleKinds.find((each) => each === kind);
  return (
    <details className={styles.why}>
      <summary>{t("whyTitle")}</summary>
      <p>{t(`why.${kind}`)}</p>
      {reducible && data?.code !== null && (
        <Form method="post" action={to("/app/notifications")}>
          <input type="hidden" name="intent" value="lower" />
          <input type="hidden" name="type" value={reducible} />
          <Button type="submit" variant="outline" size="sm" isLoading={state !== "idle"}>
            {t(`lower.${reducible}`)}
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
