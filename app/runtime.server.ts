import { createServerAnalytics } from "~/analytics/server-events.server";
import { createCms } from "~/cms/cms.server";
import { config } from "~/config.server";
import { createJsonClient } from "~/http/json-client.server";
import { log } from "~/log.server";
import { createConsentsApi } from "~/service/consents-api.server";
import { createEmailFrequencyApi } from "~/service/email-frequency-api.server";
import { createGraphqlClient } from "~/service/graphql-client.server";
import { GetLoggedInUserDocument } from "~/service/generated/graphql";
import { createMembershipApi } from "~/service/membership-api.server";
import { createMembersApi } from "~/service/members-api.server";
import { createPrivacyApi } from "~/service/privacy-api.server";
import { createProfileApi } from "~/service/profile-api.server";
import { createRecoveryApi } from "~/service/recovery-api.server";
import { createSecurityApi } from "~/service/security-api.server";
import { createSignupApi } from "~/service/signup-api.server";
import { createPaymentsApi } from "~/service/payments-api.server";
import { createSupportApi } from "~/service/support-api.server";
import { createUsersApi } from "~/service/users-api.server";
import { createSessionEvents } from "~/session/session-events.server";
import { createSessions } from "~/session/sessions.server";

/** The process's own instances, bound to the environment here and nowhere else. */
const cms = createCms({
  cmsUrl: config.CMS_URL,
  tokens: {
    teaser: config.CMS_TEASER_TOKEN,
    free: config.CMS_FREE_TOKEN,
    paying: config.CMS_PAYING_TOKEN,
  },
  onError: (error) =>
    log.warn({ statusCode: error.statusCode, code: error.code }, "cms call failed"),
});

const queryService = createGraphqlClient(config.SERVICE_URL, (failure) =>
  log.warn(failure, "graphql call failed"),
);

const sendToService = createJsonClient(config.SERVICE_URL);
const support = createSupportApi(sendToService, config.INTERNAL_KEY);
const emailFrequency = createEmailFrequencyApi(sendToService, config.INTERNAL_KEY);
const profile = createProfileApi(sendToService, config.INTERNAL_KEY);
const privacy = createPrivacyApi(sendToService, config.INTERNAL_KEY);
const users = createUsersApi(sendToService, config.INTERNAL_KEY);
const recovery = createRecoveryApi(sendToService, config.INTERNAL_KEY);
const security = createSecurityApi(sendToService, config.INTERNAL_KEY);
const signup = createSignupApi(sendToService, config.INTERNAL_KEY);
const payments = createPaymentsApi(sendToService);
const membership = createMembershipApi(sendToService);
const members = createMembersApi(sendToService, config.INTERNAL_KEY);
const consents = createConsentsApi(sendToService, config.INTERNAL_KEY);

const sessions = createSessions({
  users,
  payingRoleIds: new Set([config.PAYING_USER_ROLE_ID, config.YOUTUBE_MEMBER_ROLE_ID]),
  async findUser(accessToken) {
    const { data, failure } = await queryService(GetLoggedInUserDocument, {}, accessToken);
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

export const runtime = {
  analytics,
  cms,
  consents,
  members,
  membership,
  sessions,
  sessionEvents,
  users,
  queryService,
  emailFrequency,
  support,
  privacy,
  profile,
  recovery,
  security,
  signup,
  payments,
};
