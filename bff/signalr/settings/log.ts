/** Where the server says what nobody else hears: details first, as pino takes them. */
export type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

export const silentLog: Log = { info: () => {}, warn: () => {} };
