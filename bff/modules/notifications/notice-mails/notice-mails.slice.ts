import { createCmsNotices } from "../../../cms/cms-notices.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createUnsubscribeTokens } from "../email-frequency/unsubscribe-token.ts";
import { createNoticeMails, type StillTrueDeps } from "./notice-mails.ts";

export type NoticeMailsSliceDeps = Pick<StillTrueDeps, "isChatRequestOpen">;

export function noticeMailsSlice(base: SliceBase, deps: NoticeMailsSliceDeps): Slice {
  return createNoticeMails({
    ...base,
    ...deps,
    db: base.database.db,
    tokens: createUnsubscribeTokens(base.sealer),
    cmsNotices: createCmsNotices(base.cms),
  });
}
