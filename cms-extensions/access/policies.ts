import { memberRolesOf, type MemberRoles } from "./member-roles.ts";
import type { Policy } from "./permission.ts";
import { accountsFor } from "./policies/accounts.ts";
import { community, reviews } from "./policies/community.ts";
import { editor } from "./policies/editor.ts";
import { freeContent } from "./policies/free-content.ts";
import { ownData } from "./policies/own-data.ts";
import { payingContent } from "./policies/paying-content.ts";
import { payingWork } from "./policies/paying-work.ts";
import { reference } from "./policies/reference.ts";
import { teaserContent } from "./policies/teaser-content.ts";

export const policiesFor = (memberRoles: MemberRoles): readonly Policy[] => [
  editor,
  reference,
  teaserContent,
  freeContent,
  payingContent,
  payingWork,
  community,
  reviews,
  ownData,
  accountsFor(memberRoles),
];

export const policies = policiesFor(memberRolesOf({}));
