import { createAreasApi } from "./areas-api.server";
import type { Caller } from "./ask-service.server";
import {
  createClassifiedsApi,
  createPremiumsApi,
  createShelfPricesApi,
} from "./classifieds-api.server";
import {
  createEmailFrequencyApi,
  createMailAddressApi,
  createPushApi,
} from "./notifications-api.server";
import {
  createExchangeRatesApi,
  createWithholdingTaxApi,
  createOfficialFilesApi,
} from "./official-tables-api.server";
import { createForumApi, createLinkCardsApi, createChatApi } from "./community-api.server";
import type { GraphqlClient } from "./graphql-client.server";
import { createPaymentsApi, createMembershipApi } from "./payments-api.server";
import { createPlanApi, createPracticeApi, createScenariosApi } from "./plan-api.server";
import { createPrivacyApi, createConsentsApi } from "./privacy-api.server";
import { createProfileApi } from "./profile-api.server";
import { createRecoveryApi } from "./recovery-api.server";
import { createSearchApi } from "./search-api.server";
import { createSecurityApi } from "./security-api.server";
import { createSignupApi } from "./signup-api.server";
import { createSupportApi } from "./support-api.server";

export function createServiceClients(caller: Caller, queryAs: GraphqlClient) {
  return {
    areas: createAreasApi(caller),
    chat: createChatApi(caller),
    classifieds: createClassifiedsApi(caller),
    consents: createConsentsApi(caller),
    emailFrequency: createEmailFrequencyApi(caller),
    exchangeRates: createExchangeRatesApi(caller),
    forum: createForumApi(caller),
    linkCards: createLinkCardsApi(caller),
    mailAddress: createMailAddressApi(caller),
    membership: createMembershipApi(caller),
    officialFiles: createOfficialFilesApi(caller),
    payments: createPaymentsApi(caller),
    plan: createPlanApi(caller),
    practice: createPracticeApi(caller),
    premiums: createPremiumsApi(caller),
    privacy: createPrivacyApi(caller),
    profile: createProfileApi(caller),
    push: createPushApi(caller),
    query: queryAs(caller.bearer ?? ""),
    recovery: createRecoveryApi(caller),
    scenarios: createScenariosApi(caller),
    search: createSearchApi(caller),
    security: createSecurityApi(caller),
    shelfPrices: createShelfPricesApi(caller),
    signup: createSignupApi(caller),
    support: createSupportApi(caller),
    withholdingTax: createWithholdingTaxApi(caller),
  };
}

export type ServiceClients = ReturnType<typeof createServiceClients>;
