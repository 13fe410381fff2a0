export type Author = {
  name: string;
  avatar: string | null;
  /** With locale. */
  path: string;
  cantonCode: string | null;
  isTeam: boolean;
  isBlocked: boolean;
};
