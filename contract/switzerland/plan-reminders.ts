/** Days before the due date on which reminders are sent. */
export const REMIND_DAYS_BEFORE = [14, 3, 0] as const;
