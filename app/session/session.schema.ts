/** The session data that pages may see. Tokens stay on the server. */
export type Member = {
  id: string;
  directusUserId: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  isPaying: boolean;
  picture: string | null;
};
