import { createCmsNotices } from "../../../cms/cms-notices.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createUnsubscribeTokens } from "../email-frequency/unsubscribe-token.ts";
import { createNoticeMails } from "./notice-mails.ts";

export function noticeMailsSlice(base: SliceBase): Slice {
  return createNoticeMails({
    ...base,
    db: base.database.db,
    tokens: createUnsubscribeTokens(base.sealer),
    cmsNotices: createCmsNotices(base.cms),
  });
}
