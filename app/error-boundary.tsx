import { isRouteErrorResponse, useNavigationType, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/features/error-page/error-page";
import { useLoadFailure } from "~/pwa/use-load-failure";
import { useRootData } from "~/session/root-data";

type ErrorBody = { code?: string; message?: string; requestId?: string };

/**
 * The only error boundary: expected failures are thrown responses with a status; all others are a plain
 * 500.
 */
export function RootErrorBoundary() {
  const error = useRouteError();
  const root = useRootData();
  const failure = useLoadFailure(error);
  const isAppLoad = useNavigationType() === "POP";
  if (root?.isCrawler || failure === "pending") return null;
  if (failure) return <ErrorPage status={503} variant={failure} />;
  const body = isRouteErrorResponse(error) ? (error.data as ErrorBody | null) : null;
  // The app load's request id does not apply to later requests.
  const requestId = body?.requestId ?? (isAppLoad ? root?.requestId : undefined);
  const known = {
    isMember: Boolean(root?.member),
    ...(requestId && { requestId }),
    ...(body?.code && { code: body.code }),
  };
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} {...known} />;
  return (
    <ErrorPage
      status={error.status}
      {...(body?.message && { statusMessage: body.message })}
      {...known}
    />
  );
}
