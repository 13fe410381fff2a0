import type { AnalyticsEvent, AnalyticsEvents } from "./events";
import { redactAddress, redactAll } from "./redact";

export type AnalyticsSource = { key: string; host: string };
export type AnalyticsPerson = { id: string; email: string; firstName: string; lastName: string };
export type AnalyticsClient = {
  pageView: (path: string) => void;
  /** `withNames`: e-mail and names too, which need a consent of their own. */
  identify: (person: AnalyticsPerson, withNames: boolean) => void;
  /** Forgets who this was; what follows belongs to somebody new. */
  forget: () => void;
  /** Sends nothing more and leaves nothing behind. */
  stop: () => void;
};

/** Loads the library and starts it with all that it does by itself turned off. Call only with consent. */
export async function startAnalytics({ key, host }: AnalyticsSource): Promise<AnalyticsClient> {
  const { posthog } = await import("posthog-js/dist/module.slim.no-external");
  posthog.init(key, {
    api_host: host,
    person_profiles: "always",
    persistence: "localStorage",
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_performance: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    before_send: (event) => redactAll(event),
  });
  posthog.opt_in_capturing({ captureEventName: false });
  const record = <Name extends AnalyticsEvent>(name: Name, told: AnalyticsEvents[Name]) =>
    posthog.capture(name, told);
  return {
    pageView: (path) => record("$pageview", { current_url: redactAddress(path) }),
    identify: ({ id, email, firstName, lastName }, withNames) =>
      posthog.identify(
        id,
        withNames ? { email, first_name: firstName, last_name: lastName } : undefined,
      ),
    forget: () => {
      if (posthog.get_property("$user_state") === "identified") posthog.reset(true);
    },
    stop: () => {
      posthog.opt_out_capturing();
      posthog.reset(true);
    },
  };
}
