/** These ids are the same in every environment, so code and configuration can refer to them. */

export const roleIds = {
  editor: "10000000-0000-4000-8000-000000000001",
  member: "10000000-0000-4000-8000-000000000002",
  payingUser: "10000000-0000-4000-8000-000000000003",
  youtubeMember: "10000000-0000-4000-8000-000000000004",
  accounts: "10000000-0000-4000-8000-000000000005",
  tierTeaser: "10000000-0000-4000-8000-000000000006",
  tierFree: "10000000-0000-4000-8000-000000000007",
  tierPaying: "10000000-0000-4000-8000-000000000008",
} as const;

export const policyIds = {
  editor: "20000000-0000-4000-8000-000000000001",
  reference: "20000000-0000-4000-8000-000000000002",
  teaserContent: "20000000-0000-4000-8000-000000000003",
  freeContent: "20000000-0000-4000-8000-000000000004",
  payingContent: "20000000-0000-4000-8000-000000000005",
  community: "20000000-0000-4000-8000-000000000006",
  ownData: "20000000-0000-4000-8000-000000000007",
  accounts: "20000000-0000-4000-8000-000000000008",
  payingWork: "20000000-0000-4000-8000-000000000009",
  reviews: "20000000-0000-4000-8000-000000000010",
} as const;

export const folderIds = {
  public: "50000000-0000-4000-8000-000000000001",
  members: "50000000-0000-4000-8000-000000000002",
  avatars: "50000000-0000-4000-8000-000000000003",
  tickets: "50000000-0000-4000-8000-000000000004",
  claims: "50000000-0000-4000-8000-000000000005",
  filmsForMembers: "50000000-0000-4000-8000-000000000006",
  filmsForPaying: "50000000-0000-4000-8000-000000000007",
  filmsInWork: "50000000-0000-4000-8000-000000000008",
} as const;

export const dashboardIds = {
  editors: "70000000-0000-4000-8000-000000000001",
} as const;

export const fileIds = {
  mark: "60000000-0000-4000-8000-000000000001",
} as const;

/** Reader's tier: a guest (teasers), a free member, or a member with paid access. */
export const tiers = ["teaser", "free", "paying"] as const;
export type Tier = (typeof tiers)[number];

/** Audience of an item; `everybody` includes guests. */
export const audiences = ["everybody", "members", "paying"] as const;
export type Audience = (typeof audiences)[number];

export const FREE_TOPICS_A_MONTH = 3;

/** Classified ads that a free member may open per day; reopening the same ad does not count. */
export const FREE_DETAILS_A_DAY = 3;

export const newChatsADay = { free: 1, paying: 10 } as const;
