import type { When } from "~/i18n/when";

export type Notification = {
  id: string;
  type: string | null;
  isRead: boolean;
  title: string;
  body: string;
  /** Path with locale. Null without target. */
  path: string | null;
  /** Number of similar notifications that it combines. */
  count: number;
  createdAtMs: number;
  when: When;
};

export type NotificationList = {
  notifications: Notification[];
  totalCount: number;
  /** Cursor of the next page. Null at the end. */
  next: string | null;
};
