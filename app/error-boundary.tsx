import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/features/error-page/error-page";
import { useLoadFailure } from "~/pwa/use-load-failure";
import { useRootData } from "~/root-data";

type ErrorBody = { code?: string; message?: string };

/** The one boundary: expected failures are thrown responses with a status, the rest is a plain 500. */
export function RootErrorBoundary() {
  const error = useRouteError();
  const root = useRootData();
  const failure = useLoadFailure(error);
  if (root?.isCrawler || failure === "pending") return null;
  if (failure) return <ErrorPage status={503} variant={failure} />;
  const known = root && { requestId: root.requestId, isMember: root.member !== null };
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} {...known} />;
  const body = error.data as ErrorBody | null;
  return (
    <ErrorPage
      status={error.status}
      {...(body?.message && { statusMessage: body.message })}
      {...known}
    />
  );
}
