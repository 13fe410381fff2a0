import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import {
  ACCOUNT_NOTICE,
  findNoticedMail,
  type AccountNotice,
} from "../../../mail/noticed-mails.ts";
import { findUserById } from "../../identity/users/users.service.ts";

type AccountNoticesDeps = { db: Database; notify: Notify };

/** Writes the notification for a mail about payment or security, once per event. */
export function createAccountNotices({ db, notify }: AccountNoticesDeps): JobKind<AccountNotice> {
  return {
    name: ACCOUNT_NOTICE,
    retries: OUTLASTING_DIRECTUS,
    async handle({ userId, template, cause }) {
      const notice = findNoticedMail(template);
      const owner = (await findUserById(db, userId))?.directusUserId;
      if (!notice || !owner) return;
      const { type, title } = notice;
      const url = notice.url === "account" ? `/app/profile/${owner}/account` : notice.url;
      const groupKey = `account:${cause}`;
      await notify({ type, url, targetType: "account", target: owner, groupKey }, [
        { owner, title },
      ]);
    },
  };
}
