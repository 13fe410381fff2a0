/** Who stands behind a connection, as the hub's authentication found out. */
export type Identity = {
  userId: string;
  /** Milliseconds since 1970: the connection ends then, and the client may come back with a newer token. */
  expiresAtMs?: number;
  /** Whatever else the hub's methods want to know of the caller. */
  claims?: Readonly<Record<string, string>>;
};
