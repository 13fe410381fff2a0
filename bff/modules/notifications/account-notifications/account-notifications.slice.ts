import type { Slice, SliceBase } from "../../../slice.ts";
import { createAccountNotices } from "./account-notifications.ts";

export function accountNoticesSlice(base: SliceBase): Slice {
  const { database, notify } = base;
  return { jobKinds: [createAccountNotices({ db: database.db, notify })] };
}
