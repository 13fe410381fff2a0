import { measuredAddress, redactAll } from "./redact";

export type AnalyticsSource = { key: string; host: string };
export type AnalyticsPerson = { id: string; email: string; firstName: string; lastName: string };
export type AnalyticsClient = {
  /** Counts a page once, even if it renders again. */
  pageView: (path: string) => void;
  /**
   * `withNames`: also sends e-mail and names, which need their own consent. Without it, they are removed
   * from the profile.
   */
  identify: (person: AnalyticsPerson, withNames: boolean) => void;
  /** Later events belong to a new person. */
  forget: () => void;
};
const NAMES = ["email", "first_name", "last_name"];

type Running = AnalyticsClient & { stop: () => void };

let running: Promise<Running> | null = null;

/** Starts analytics; returns the running client if already started. Call only with consent. */
export function startAnalytics(source: AnalyticsSource): Promise<AnalyticsClient> {
  running ??= begin(source);
  return running;
}

const OF_POSTHOG = /^(__)?ph_/;

function removeFrom(storage: Storage): void {
  for (const key of Object.keys(storage)) if (OF_POSTHOG.test(key)) storage.removeItem(key);
}

function removeTraces(): void {
  removeFrom(localStorage);
  removeFrom(sessionStorage);
  for (const pair of document.cookie.split(";")) {
    const name = pair.split("=", 1)[0]?.trim() ?? "";
    if (OF_POSTHOG.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

/** Call if consent is missing or withdrawn: sends nothing more and removes all traces from the browser. */
export async function stopAnalytics(): Promise<void> {
  const ended = running;
  running = null;
  (await ended)?.stop();
  removeTraces();
}

type AnalyticsEvents = {
  /**
   * Sent once per route change. `current_url` is the path with its query, without secrets and typed form
   * values.
   */
  $pageview: { current_url: string };
};

/** Events that the server records, because a page might not report them. */
export type ServerEvents = {
  login: { method: "password" | "code" | "passkey" };
  signup_completed: Record<string, never>;
};

type AnalyticsEvent = keyof AnalyticsEvents;

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
  const record = <Name extends AnalyticsEvent>(name: Name, properties: AnalyticsEvents[Name]) =>
    posthog.capture(name, properties);
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
      // PostHog keeps names until they are unset; an earlier visit with consent may have sent them.
      posthog.unsetPersonProperties(NAMES);
    },
    forget: () => {
      if (posthog.get_property("$user_state") === "identified") posthog.reset(true);
    },
    stop: () => {
      posthog.opt_out_capturing();
      posthog.reset(true);
      posthog.set_config({ disable_persistence: true });
      // Pending events and retries are dropped; a later consent starts the library from scratch.
      posthog.__loaded = false;
    },
  };
}
