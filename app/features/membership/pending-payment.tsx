import { useLocation } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import { Alert } from "~/ui/feedback/alert";
import { PageLink } from "~/ui/action/page-link";
import { membership } from "./words";

const t = translator("membership", membership);

/** Prevents a second purchase while a payment is being processed. */
export function PendingPayment() {
  const { pathname, search } = useLocation();
  return (
    <Alert kind="info" title={t("pending.title")}>
      {t("pending.text")} <PageLink to={pathname + search}>{t("pending.reload")}</PageLink>
    </Alert>
  );
}
