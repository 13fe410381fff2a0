import { useLocation } from "@remix-run/react";
import { Fragment, useEffect, useState, useRef } from "react";
import { redactAddress } from "~/analytics/redact";
import { translator } from "~/i18n/translator";
import { isReachable } from "~/pwa/reachable";
import { Button } from "~/ui/action/button";
import { errorPage } from "./words";
import styles from "./error-page.module.css";

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

function RequestId({ value }: { value: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <p className={styles.request} data-selectable>
      <span>{t("requestId")}</span> <code>{value}</code>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? t("copied") : t("copy")}</span>
      </Button>
    </p>
  );
}

/** Decoration only, so failures are ignored. Lazy-loaded, because the error page is in every bundle. */
function SquareCanvas() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    canvas.dataset.shown = "";
    let isGone = false;
    let stop: (() => void) | undefined;
    import("./animate-squares").then(
      ({ animateSquares }) => {
        if (!isGone) stop = animateSquares(canvas);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return <canvas ref={ref} className={styles.canvas} aria-hidden="true" />;
}

type ErrorKind = keyof (typeof errorPage)["names"];

const KINDS: Readonly<Record<number, ErrorKind>> = {
  401: "forbidden",
  403: "forbidden",
  404: "notFound",
  410: "gone",
  429: "tooMany",
  503: "unavailable",
};

/** The CMS refused a query of the portal: a retry would fail too. */
const REFUSED = "cms_refused";

/** @param code the stable code of the error (`app/http/app-error.ts`) */
const kindOfError = (status: number, code?: string): ErrorKind =>
  code === REFUSED ? "refused" : (KINDS[status] ?? (status < 500 ? "badRequest" : "internal"));

export const errorTitle = (status: number, code?: string): string =>
  t("status", { status, name: t(`names.${kindOfError(status, code)}`, { code: code ?? "" }) });

/** Longer parts must be able to break on a narrow screen. */
const LONGEST_WHOLE_PART = 36;

/** Breaks after a slash, not inside an id: the message holds an address. */
function BrokenAtSlashes({ message }: { message: string }) {
  return message.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part.length > LONGEST_WHOLE_PART ? part : <span>{part}</span>}
    </Fragment>
  ));
}

function Headline({ status, statusMessage, variant, code }: ErrorPageProps) {
  if (variant) return <h1 className={styles.heading}>{t(`${variant}.title`)}</h1>;
  const kind = kindOfError(status, code);
  return (
    <>
      <p className={styles.status}>
        {code === REFUSED ? t("numberAndCode", { status, code }) : t("number", { status })}
      </p>
      {statusMessage ? (
        <>
          <p className={styles.heading}>{t(`sentence.${kind}`)}</p>
          <h1 lang="en" className={styles.message}>
            <BrokenAtSlashes message={statusMessage} />
          </h1>
        </>
      ) : (
        <h1 className={styles.heading}>{t("title")}</h1>
      )}
    </>
  );
}

export function ErrorPage(props: ErrorPageProps) {
  const { status, variant, code, requestId } = props;
  useReturnWhenOnline(variant === "offline");
  useTitle(variant);
  return (
    <div className={styles.page}>
      <SquareCanvas />
      <main className={styles.text} id="content" tabIndex={-1}>
        <Headline {...props} />
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

type Report = { isMember: boolean; page: string; requestId: string | undefined };

function reportPath({ isMember, page, requestId }: Report): string {
  const about = new URLSearchParams({ page: redactAddress(page) });
  if (requestId) about.set("request", requestId);
  return isMember ? `/app/support?${about}#write` : `/contact?${about}`;
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
