import type { When } from "~/i18n/when";

/** One as its row shows it. */
export type Notification = {
  id: string;
  type: string | null;
  isRead: boolean;
  title: string;
  body: string;
  /** Where it leads, with locale; null where it leads nowhere. */
  path: string | null;
  /** How many of the same it stands for. */
  count: number;
  createdAtMs: number;
  when: When;
};

export type NotificationList = {
  notifications: Notification[];
  /** All of the member's, read or not. */
  totalCount: number;
  /** For the address of what follows; null at the end. */
  next: string | null;
};
