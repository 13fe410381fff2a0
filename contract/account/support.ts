export const TICKET_TOPICS = [
  "account",
  "payment",
  "content",
  "technical",
  "privacy",
  "fraud",
  "other",
] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

export const ticketStates = ["open", "waiting", "solved", "closed"] as const;
export type TicketState = (typeof ticketStates)[number];
/** `urgent` tickets are answered first. */
export const ticketPriorities = ["normal", "urgent"] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

/** Characters as people count them. */
export const SUBJECT_LENGTH = { min: 5, max: 120 } as const;
export const MESSAGE_LENGTH = { min: 20, max: 5_000 } as const;
export const REPLY_LENGTH = { min: 1, max: 5_000 } as const;
/** Maximum characters of the page, browser and request in a ticket. */
export const CONTEXT_MAX_LENGTH = 300;

export const MAX_ATTACHMENTS = 3;
export const ATTACHMENT_MAX_BYTES = 5 * 1_048_576;
