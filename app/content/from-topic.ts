/** The conversation in the forum that an article came of. */
export type FromTopic = {
  title: string;
  /** With locale. */
  path: string;
  /** Who wrote the answer; null of members who are gone. */
  by: { name: string; path: string } | null;
};
