/** The server's log: details first, as in pino. */
export type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

export const silentLog: Log = { info: () => {}, warn: () => {} };
