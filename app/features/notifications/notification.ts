import type { When } from "~/i18n/when";

export type Notification = {
  id: string;
  type: string | null;
  isRead: boolean;
  title: string;
  body: string;
  /** With locale; null without a target. */
  path: string | null;
  count: number;
  createdAtMs: number;
  when: When;
};

export type NotificationList = {
  notifications: Notification[];
  totalCount: number;
  next: string | null;
};
