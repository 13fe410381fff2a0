/** Who wrote a text, as members see them. */
export type Author = {
  name: string;
  /** Id of the picture. */
  avatar: string | null;
  /** With locale. */
  path: string;
  /** Where they say to all members that they live. */
  cantonCode: string | null;
  isTeam: boolean;
  /** The reader blocked them: what they wrote is not shown. */
  isBlocked: boolean;
};
