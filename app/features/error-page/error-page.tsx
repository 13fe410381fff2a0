import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { errorPage } from "~/i18n/pt-BR/error-page";
import { translator } from "~/i18n/translator";
import { isReachable } from "~/pwa/reachable";
import { Button } from "~/ui/action/button";
import styles from "./error-page.module.css";
import { errorTitle, kindOfError } from "./error-title";
import { reportPath } from "./report-path";
import { RequestId } from "./request-id";
import { SquareCanvas } from "./square-canvas";

const t = translator("error-page", errorPage);
const LOOK_EVERY_MS = 5_000;

export type ErrorPageProps = {
  status: number;
  statusMessage?: string;
  variant?: "offline" | "stale";
  /** The stable code of the error (`app/http/app-error.ts`). */
  code?: string;
  requestId?: string;
  isMember?: boolean;
};

export function ErrorPage(props: ErrorPageProps) {
  const { status, statusMessage, variant, code, requestId } = props;
  useReturnWhenOnline(variant === "offline");
  useTitle(variant);
  return (
    <div className={styles.page}>
      <SquareCanvas />
      <main className={styles.text} id="content" tabIndex={-1}>
        {variant ? null : <p className={styles.status}>{errorTitle(status, code)}</p>}
        {variant || !statusMessage ? (
          <h1 className={styles.heading}>{t(variant ? `${variant}.title` : "title")}</h1>
        ) : (
          <h1 lang="en" className={`${styles.heading} ${styles.message}`}>
            {statusMessage}
          </h1>
        )}
        <p className={styles.explanation}>
          {t(variant ? `${variant}.explanation` : `explanation.${kindOfError(status, code)}`)}
        </p>
        <div className={styles.actions}>
          {variant ? (
            <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
          ) : (
            <Actions {...props} />
          )}
        </div>
        {requestId && !variant ? <RequestId value={requestId} /> : null}
      </main>
    </div>
  );
}

function Actions({ status, code, requestId, isMember = false }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Button to="/login" size="lg">
        {t("call-to-action")}
      </Button>
      {status >= 500 && kindOfError(status, code) !== "refused" && (
        <Button to={pathname + search} variant="outline" size="lg">
          {t("retry")}
        </Button>
      )}
      {!isMember && (
        <Button to="/" variant="outline" size="lg">
          {t("home")}
        </Button>
      )}
      {isMember && (
        <Button to="/app/search" variant="text" size="lg">
          {t("search")}
        </Button>
      )}
      <Button to={reportPath({ isMember, page: pathname, requestId })} variant="text" size="lg">
        {t("report")}
      </Button>
    </>
  );
}

/** A failed load would keep the title of the previous page, or of an error. */
function useTitle(variant: ErrorPageProps["variant"]): void {
  useEffect(() => {
    if (variant) document.title = `${t(`${variant}.title`)} · Portal Suíça`;
  }, [variant]);
}

function useReturnWhenOnline(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return;
    const reload = () => window.location.reload();
    // The "online" event covers only the browser's connection, not an outage of the portal.
    const look = () => {
      if (navigator.onLine) void isReachable().then((isThere) => isThere && reload());
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener("online", reload);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", reload);
    };
  }, [isOffline]);
}
