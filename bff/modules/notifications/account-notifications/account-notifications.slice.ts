import type { Slice, SliceBase } from "../../../slice.ts";
import { createAccountNotifications } from "./account-notifications.ts";

export function accountNotificationsSlice(base: SliceBase): Slice {
  const { database, notify } = base;
  return { jobKinds: [createAccountNotifications({ db: database.db, notify })] };
}
