import { useLocation } from "@remix-run/react";
import { membership } from "~/i18n/pt-BR/account/membership";
import { translator } from "~/i18n/translator";
import { Notice } from "~/ui/feedback/alert";
import { PageLink } from "~/ui/action/page-link";

const t = translator("membership", membership);

/** Prevents a second purchase while a payment is being processed. */
export function PendingPayment() {
  const { pathname, search } = useLocation();
  return (
    <Notice kind="info" title={t("pending.title")}>
      {t("pending.text")} <PageLink to={pathname + search}>{t("pending.reload")}</PageLink>
    </Notice>
  );
}
