import { createAreasApi } from "./areas-api.server";
import type { Caller } from "./caller";
import { createChatApi } from "./chat-api.server";
import { createClassifiedsApi } from "./classifieds-api.server";
import { createConsentsApi } from "./consents-api.server";
import { createEmailFrequencyApi } from "./email-frequency-api.server";
import { createExchangeRatesApi } from "./exchange-rates-api.server";
import { createForumApi } from "./forum-api.server";
import type { GraphqlClient } from "./graphql-client.server";
import { createLinkCardsApi } from "./link-cards-api.server";
import { createMailAddressApi } from "./mail-address-api.server";
import { createMembershipApi } from "./membership-api.server";
import { createOfficialFilesApi } from "./official-files-api.server";
import { createPaymentsApi } from "./payments-api.server";
import { createPlanApi } from "./plan-api.server";
import { createPremiumsApi } from "./premiums-api.server";
import { createPrivacyApi } from "./privacy-api.server";
import { createProfileApi } from "./profile-api.server";
import { createPushApi } from "./push-api.server";
import { createRecoveryApi } from "./recovery-api.server";
import { createScenariosApi } from "./scenarios-api.server";
import { createSearchApi } from "./search-api.server";
import { createSecurityApi } from "./security-api.server";
import { createSignupApi } from "./signup-api.server";
import { createSupportApi } from "./support-api.server";
import { createWithholdingTaxApi } from "./withholding-tax-api.server";

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
    premiums: createPremiumsApi(caller),
    privacy: createPrivacyApi(caller),
    profile: createProfileApi(caller),
    push: createPushApi(caller),
    query: queryAs(caller.bearer ?? ""),
    recovery: createRecoveryApi(caller),
    scenarios: createScenariosApi(caller),
    search: createSearchApi(caller),
    security: createSecurityApi(caller),
    signup: createSignupApi(caller),
    support: createSupportApi(caller),
    withholdingTax: createWithholdingTaxApi(caller),
  };
}

export type ServiceClients = ReturnType<typeof createServiceClients>;
