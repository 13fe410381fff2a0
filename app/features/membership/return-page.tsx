import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { membershipPath } from "~/content/locked/membership-path";
import { formatDate, formatList } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { Landscape } from "~/ui/media/landscape";
import { Alert } from "~/ui/feedback/alert";
import { Spinner } from "~/ui/media/spinner";
import layout from "~/ui/layout/layout.module.css";
import { listOpenOffers } from "../../../contract/account/offer.ts";
import type { ReturnState } from "./membership.schema";
import type { Access } from "./membership.server";
import { membership } from "./words";
import styles from "./return-page.module.css";

const t = translator("membership", membership);

const ASK_AGAIN_MS = 2_000;
const KINDS = {
  paid: "success",
  pending: "info",
  open: "info",
  failed: "error",
  unknown: "warning",
} as const;

type ReturnPageProps = {
  state: ReturnState;
  isSignup: boolean;
  access?: Access | null;
  back?: { path: string; title: string | null } | null;
};

/** Only reads: this page grants no access. */
export function ReturnPage({ state, isSignup, access = null, back = null }: ReturnPageProps) {
  const isPending = state === "pending" || state === "unknown";
  const { pathname, search } = useLocation();
  useAskAgain(isPending);
  const isUnpaid = state === "open" || state === "failed";
  const remaining = isUnpaid ? access : null;
  const areas = formatList(listOpenOffers().map(({ title }) => title));
  return (
    <div className={`${layout.stack} ${layout.wide}`}>
      {state === "paid" && <Landscape className={styles.view} />}
      <h1>{t(remaining && state === "open" ? "back.access.title" : `back.${state}.title`)}</h1>
      <Alert kind={KINDS[state]} isAnnounced>
        {remaining ? describe(remaining) : t(`back.${state}.text`, { areas })}
      </Alert>
      {isPending && (
        <div className={styles.pending}>
          <Spinner />
          <noscript>
            <a href={pathname + search}>{t("back.reload")}</a>
          </noscript>
        </div>
      )}
      <div className={layout.cluster}>
        {isSignup && <Button to="/signup?step=welcome">{t("back.signup")}</Button>}
        {!isSignup && state === "paid" && <WayOn back={back} />}
        {isUnpaid && (
          <Button
            to={isSignup ? "/signup?step=payment" : membershipPath(back?.path ?? null)}
            variant={isSignup ? "outline" : "fill"}
          >
            {t(remaining ? "back.subscription" : "back.retry")}
          </Button>
        )}
        {state === "paid" ? (
          <Button to="/app/membership" variant="outline">
            {t("back.subscription")}
          </Button>
        ) : (
          !isSignup && (
            <Button to="/app" variant="outline">
              {t(remaining ? "stay" : "free")}
            </Button>
          )
        )}
      </div>
    </div>
  );
}

const describe = ({ until }: Access): string =>
  until ? t("back.access.until", { date: formatDate(until) }) : t("back.access.text");

function WayOn({ back }: Pick<ReturnPageProps, "back">) {
  if (!back) return <Button to="/app">{t("back.portal")}</Button>;
  const { path, title } = back;
  return <Button to={path}>{title ? t("back.page", { title }) : t("back.before")}</Button>;
}

function useAskAgain(isPending: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isPending || state !== "idle") return;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") revalidate();
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isPending, revalidate, state]);
}
