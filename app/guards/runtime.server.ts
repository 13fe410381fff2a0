import { createServerAnalytics } from "~/analytics/server-events.server";
import { createCms } from "~/cms/cms.server";
import { config } from "~/process/config.server";
import { createJsonClient } from "~/http/json-client.server";
import { log } from "~/process/log.server";
import { createGraphqlClient } from "~/service/graphql-client.server";
import { createServiceClients } from "~/service/clients.server";
import { GetLoggedInUserDocument } from "~/service/generated/graphql";
import { createExampleRatesApi } from "~/service/official-tables-api.server";
import { createMembersApi } from "~/service/members-api.server";
import { createUsersApi } from "~/service/users-api.server";
import { operatorOf } from "../../config/operator.ts";
import { createSessionEvents } from "~/session/session-events.server";
import { createSessions } from "~/session/sessions.server";

/** The process's own instances, configured from the environment in this file only. */
const cms = createCms({
  cmsUrl: config.CMS_URL,
  tokens: {
    teaser: config.CMS_TEASER_TOKEN,
    free: config.CMS_FREE_TOKEN,
    paying: config.CMS_PAYING_TOKEN,
  },
  timeoutFactor: config.UPSTREAM_PATIENCE,
  onError: ({ isFault, ownReadPath: path, message: reason, statusCode, code, field }) => {
    if (!isFault) return log.warn({ statusCode, code, field }, "cms call failed");
    // The reason names the relation or field that Directus refuses, never a value.
    const fault = { code: "cms_refused", path, reason };
    log.error(fault, "Directus refused a query that the portal composed");
  },
});

const queryAs = createGraphqlClient(
  config.SERVICE_URL,
  (failure) => log.warn(failure, "graphql call failed"),
  config.UPSTREAM_PATIENCE,
);

const sendToService = createJsonClient(config.SERVICE_URL, config.UPSTREAM_PATIENCE);
const users = createUsersApi(sendToService, config.INTERNAL_KEY);
const members = createMembersApi(sendToService, config.INTERNAL_KEY);
const exampleRates = createExampleRatesApi(sendToService, config.INTERNAL_KEY);

const sessions = createSessions({
  users,
  payingRoleIds: new Set([config.PAYING_USER_ROLE_ID, config.YOUTUBE_MEMBER_ROLE_ID]),
  async findUser(accessToken) {
    const { data, failure } = await queryAs(accessToken)(GetLoggedInUserDocument, {});
    return { user: data?.getLoggedInUser ?? null, statusCode: failure?.statusCode ?? 200 };
  },
});

const sessionEvents = createSessionEvents({ sessions });

const analytics = createServerAnalytics(
  config.POSTHOG_KEY && config.POSTHOG_HOST
    ? { key: config.POSTHOG_KEY, host: config.POSTHOG_HOST }
    : null,
  (error) => log.warn({ err: error }, "an event was not recorded"),
);

const operator = operatorOf(config);

const serviceFor = (bearer: string | null) =>
  createServiceClients({ send: sendToService, internalKey: config.INTERNAL_KEY, bearer }, queryAs);

export const runtime = {
  analytics,
  cms,
  exampleRates,
  members,
  operator,
  youtubeChannelUrl: config.YOUTUBE_CHANNEL_URL ?? null,
  serviceFor,
  sessions,
  sessionEvents,
  users,
};
