export type FromTopic = {
  title: string;
  /** With locale. */
  path: string;
  /** Author of the credited reply; null if their account was deleted. */
  by: { name: string; path: string } | null;
};
