import type { CmsNotices } from "../../cms/cms-notices.ts";
import type { Database } from "../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../jobs/jobs.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import { ACCOUNT_NOTICE, findNoticedMail, type AccountNotice } from "../../mail/noticed-mails.ts";
import { findUserById } from "../identity/users/users.service.ts";

type AccountNoticesDeps = {
  db: Database;
  cmsNotices: Pick<CmsNotices, "listOwners" | "create">;
};

/** Writes the notification for a mail about payment or security, once per event. */
export function createAccountNotices({
  db,
  cmsNotices,
}: AccountNoticesDeps): JobKind<AccountNotice> {
  return {
    name: ACCOUNT_NOTICE,
    retries: OUTLASTING_DIRECTUS,
    async handle({ userId, template, cause }) {
      const notice = findNoticedMail(template);
      const owner = (await findUserById(db, userId))?.directusUserId;
      if (!notice || !owner) return;
      const groupKey = `account:${cause}`;
      if ((await cmsNotices.listOwners(groupKey)).has(owner)) return;
      const { type, title } = notice;
      const url = notice.url === "account" ? `/app/profile/${owner}/account` : notice.url;
      await cmsNotices.create([
        { owner, type, title, url, targetType: "account", target: owner, groupKey },
      ]);
    },
  };
}
