/** Somebody whose data is asked for. */
export type Person = {
  /** Id in Directus. */
  user: string;
  /** Confirmed to be theirs, in lower case; null while it is not. */
  email: string | null;
};
