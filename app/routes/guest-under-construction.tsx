import { useLoaderData } from "@remix-run/react";
import { UnderConstructionPage } from "~/features/under-construction/under-construction-page";
import { visitorPageTitle } from "~/features/under-construction/visitor-page-title";
import { notFound } from "~/http/app-error";
import { pageMeta } from "~/page-meta";
import { guestAction, guestLoader } from "~/session/guards.server";

export const loader = guestLoader(({ request }) => ({ title: visitorPageTitle(request.url) }));

export const action = guestAction(({ request }): never => {
  throw notFound(request);
});

export default function UnderConstructionRoute() {
  return <UnderConstructionPage title={useLoaderData<typeof loader>().title} audience="visitor" />;
}

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data?.title }));
