import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { RootErrorBoundary } from "~/error-boundary";
import { isCrawler } from "~/features/error-page/crawler";
import { config } from "~/process/config.server";
import { LOCALE } from "~/i18n/paths";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { NEW_TAB_NOTE_ID } from "~/ui/action/new-tab";
import { useNonce } from "~/page/nonce";
import { LoadWhenIdle } from "~/pwa/load-when-idle";
import { pageMeta } from "~/page/page-meta";
import { nameOwner } from "~/session/owner";
import { useRootData, type RootData } from "~/session/root-data";
import { rememberLocale } from "~/session/locale.server";
import { readTheme } from "~/session/cookies.server";
import { openAppLoad } from "~/guards/app-load.server";
import { isMembersAddress, shelves } from "~/guards/shelves.server";
import { useSessionClock } from "~/session/use-session-clock";
import { useSessionEvents } from "~/session/use-session-events";
import { PageChange } from "~/shell/page-change";
import { useHydrated } from "~/page/use-hydrated";
import { ClientNavigation } from "~/ui/navigation/client-navigation";
import { LoadingStrip } from "~/ui/feedback/loading-strip";
import { ThemeColor } from "~/pwa/theme-color";
import { closedPages, closePages } from "../contract/shared/closed-paths.ts";
import fontUrl from "~/ui/fonts/hanken-grotesk.woff2?url";
import { errorTitle } from "./features/error-page/error-page";
import "~/ui/tokens.css";
import "~/ui/base.css";

export const meta = pageMeta(({ error }) =>
  error ? { title: errorTitle(isRouteErrorResponse(error) ? error.status : 500) } : {},
);

const t = translator("ui", ui);

export const links: LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: fontUrl, crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { session, headers } = await openAppLoad(request);
  // For guests at a member's address, Directus is not asked.
  if (session || !isMembersAddress(new URL(request.url).pathname)) await shelves.learn();
  await rememberLocale(request, headers);
  return data(
    {
      origin: config.PUBLIC_ORIGIN,
      theme: readTheme(request),
      member: session?.member ?? null,
      analytics:
        config.POSTHOG_KEY && config.POSTHOG_HOST
          ? { key: config.POSTHOG_KEY, host: config.POSTHOG_HOST }
          : null,
      operatorName: config.OPERATOR_NAME,
      requestId: request.headers.get("x-request-id") ?? "",
      isCrawler: isCrawler(request.headers.get("user-agent")),
      accessTokenRemainingMs: session ? session.accessTokenExpiryMs - Date.now() : null,
      closedPages: closedPages(),
    } satisfies RootData,
    { headers },
  );
}

/** Of a failed page's headers, the browser needs only the retry time. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const retryAfter = errorHeaders?.get("Retry-After");
  return new Headers(retryAfter ? { "Retry-After": retryAfter } : {});
};

/** The session is checked once per app load, after actions, and when a page revalidates in place. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isWrite = formMethod !== undefined && formMethod !== "GET";
  return (isWrite || currentUrl.href === nextUrl.href) && defaultShouldRevalidate;
};

const loadAnalyticsScript = () =>
  import("~/features/public-pages/consent/analytics-script").then(
    ({ AnalyticsScript }) => AnalyticsScript,
  );

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  useHydrated();
  const root = useRootData();
  const theme = root?.theme ?? "auto";
  return (
    <html lang={LOCALE} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <ThemeColor theme={theme} />
        <Meta />
        <Links />
      </head>
      <body>
        <LoadingStrip label={t("loading")} />
        {children}
        <span id={NEW_TAB_NOTE_ID} hidden>
          {t("newTab")}
        </span>
        <PageChange />
        {root?.analytics && (
          <LoadWhenIdle
            load={loadAnalyticsScript}
            props={{ source: root.analytics, person: root.member }}
          />
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const loadPageExtras = () =>
  import("~/features/notifications/pwa/page-extras").then(({ PageExtras }) => PageExtras);

const loadPendingFavorites = () =>
  import("~/content/favorites/pending-favorites").then(({ PendingFavorites }) => PendingFavorites);

const loadToasts = () =>
  import("~/features/notifications/toasts/toasts").then(({ Toasts }) => Toasts);
const NOTHING = {};

export default function Root() {
  const {
    accessTokenRemainingMs,
    analytics,
    member,
    closedPages: pages,
  } = useLoaderData<typeof loader>();
  nameOwner(member?.directusUserId);
  // The server's process learns them by itself.
  if (typeof document !== "undefined") closePages(pages);
  useSessionClock(accessTokenRemainingMs);
  useSessionEvents(member?.directusUserId ?? null);
  return (
    <>
      <ClientNavigation />
      <Outlet />
      <LoadWhenIdle load={loadToasts} props={NOTHING} />
      <LoadWhenIdle
        load={loadPageExtras}
        props={{ memberId: member?.directusUserId ?? null, hasAnalytics: Boolean(analytics) }}
      />
      {member && (
        <LoadWhenIdle key={member.directusUserId} load={loadPendingFavorites} props={NOTHING} />
      )}
    </>
  );
}

export const ErrorBoundary = RootErrorBoundary;
