import { findFreePort, startSecondApp } from "./second-app";

/** An app that measures: the stack's own asks nobody for consent. */
export async function startMeasuredApp(posthogHost: string) {
  const variables = { POSTHOG_KEY: "phc_test", POSTHOG_HOST: posthogHost };
  return startSecondApp({ port: await findFreePort(), variables });
}
