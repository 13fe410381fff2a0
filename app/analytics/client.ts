import type { AnalyticsEvent, AnalyticsEvents } from "./events";
import { measuredAddress, redactAll } from "./redact";
import { removeTraces } from "./traces";

export type AnalyticsSource = { key: string; host: string };
export type AnalyticsPerson = { id: string; email: string; firstName: string; lastName: string };
export type AnalyticsClient = {
  /** Counts a page once, however often it is drawn anew. */
  pageView: (path: string) => void;
  /** `withNames`: e-mail and names too, by a consent of their own; without it the profile loses them. */
  identify: (person: AnalyticsPerson, withNames: boolean) => void;
  /** Forgets who this was; what follows belongs to somebody new. */
  forget: () => void;
};
const NAMES = ["email", "first_name", "last_name"];

type Running = AnalyticsClient & { stop: () => void };

let running: Promise<Running> | null = null;

/** Measures from now on; asked again, it goes on with what runs. Call only with consent. */
export function startAnalytics(source: AnalyticsSource): Promise<AnalyticsClient> {
  running ??= begin(source);
  return running;
}

/** There is no consent, or no more: sends nothing and leaves nothing behind in the browser. */
export async function stopAnalytics(): Promise<void> {
  const ended = running;
  running = null;
  (await ended)?.stop();
  removeTraces();
}

/** Loads the library and starts it with all that it does by itself turned off. */
async function begin({ key, host }: AnalyticsSource): Promise<Running> {
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
  let countedPath: string | null = null;
  let nameless: string | null = null;
  return {
    pageView: (path) => {
      if (path === countedPath) return;
      countedPath = path;
      record("$pageview", { current_url: measuredAddress(path) });
    },
    identify: ({ id, email, firstName, lastName }, withNames) => {
      if (withNames) {
        nameless = null;
        return posthog.identify(id, { email, first_name: firstName, last_name: lastName });
      }
      posthog.identify(id);
      if (nameless === id) return;
      nameless = id;
      // Not to tell them again leaves them at PostHog; a consent of an earlier visit may have told them.
      posthog.unsetPersonProperties(NAMES);
    },
    forget: () => {
      if (posthog.get_property("$user_state") === "identified") posthog.reset(true);
    },
    stop: () => {
      posthog.opt_out_capturing();
      posthog.reset(true);
      posthog.set_config({ disable_persistence: true });
      // What waits to be sent, or to be sent again, is dropped; a later consent starts the library anew.
      posthog.__loaded = false;
    },
  };
}
