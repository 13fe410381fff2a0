/** Endpoint of Directus that answers several reads of rows in one request. */
export const READ_BATCH_PATH = "/portal-reads";

/** A page asks fewer; more would let one request hold all database connections. */
export const READS_PER_BATCH = 24;
