export type Emitter = {
  emitAction: (event: string, meta: object) => void;
  onAction: (event: string, listener: (meta: Record<string, unknown>) => void) => void;
};

/** Rows that a hook changed directly in the database, without an event of Directus. */
export type WrittenRows = { collection: string; keys: string[] };

const EVENT = "rows.written";

/** Call after the commit. */
export function announceWritten(emitter: Emitter, rows: WrittenRows): void {
  if (rows.keys.length > 0) emitter.emitAction(EVENT, rows);
}

export function onWritten(emitter: Emitter, listener: (rows: WrittenRows) => void): void {
  emitter.onAction(EVENT, (meta) => listener(meta as WrittenRows));
}
