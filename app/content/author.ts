export type Author = {
  name: string;
  /** Id of the picture. */
  avatar: string | null;
  /** With locale. */
  path: string;
  cantonCode: string | null;
  isTeam: boolean;
  /** The reader blocked this author: their text is hidden. */
  isBlocked: boolean;
};
