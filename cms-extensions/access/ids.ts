/** Fixed ids: the same in every environment, so code and configuration may name them. */

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
} as const;

export const folderIds = {
  public: "50000000-0000-4000-8000-000000000001",
  members: "50000000-0000-4000-8000-000000000002",
  avatars: "50000000-0000-4000-8000-000000000003",
  tickets: "50000000-0000-4000-8000-000000000004",
} as const;

/** Roles a person of the portal may have; the accounts service may give no other. */
export const memberRoleIds: readonly string[] = [
  roleIds.member,
  roleIds.payingUser,
  roleIds.youtubeMember,
];
