/** The part of a session that pages may see. Tokens stay on the server. */
export type Member = {
  id: string;
  directusUserId: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  isPaying: boolean;
  /** Id of the photo. */
  picture: string | null;
};
