export type Person = {
  user: string;
  /** Confirmed e-mail in lower case; null if unconfirmed. */
  email: string | null;
};
