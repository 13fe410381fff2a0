import { findFreePort, startSecondApp } from "./second-app";

/** Starts an app with analytics; the stack's own has none and shows no consent banner. */
export async function startMeasuredApp(posthogHost: string) {
  const variables = { POSTHOG_KEY: "phc_test", POSTHOG_HOST: posthogHost };
  return startSecondApp({ port: await findFreePort(), variables });
}
