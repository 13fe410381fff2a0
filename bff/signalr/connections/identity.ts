export type Identity = {
  userId: string;
  /** Milliseconds since 1970: the connection ends then; the client may reconnect with a newer token. */
  expiresAtMs?: number;
  claims?: Readonly<Record<string, string>>;
};
