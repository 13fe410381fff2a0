import { createCmsNotices } from "../../cms/cms-notices.ts";
import type { Slice, SliceBase } from "../../slice.ts";
import { createAccountNotices } from "./account-notices.ts";

export function accountNoticesSlice(base: SliceBase): Slice {
  const cmsNotices = createCmsNotices(base.cms);
  return { jobKinds: [createAccountNotices({ db: base.database.db, cmsNotices })] };
}
