const secret = "s".repeat(32);

export const serviceSecrets = {
  CMS_ACCOUNTS_TOKEN: secret,
  CMS_TEASER_TOKEN: secret,
  CMS_FREE_TOKEN: secret,
  CMS_PAYING_TOKEN: secret,
  MEMBER_TOKEN_KEY: secret,
  SESSION_KEY: secret,
  DATA_KEY: secret,
  INTERNAL_KEY: secret,
};
