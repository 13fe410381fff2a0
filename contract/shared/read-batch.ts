/** Endpoint of Directus that runs several queries in one request. */
export const READ_BATCH_PATH = "/portal-reads";

/** Maximum reads of a batch; pages send fewer. More would let one request hold all database connections. */
export const READS_PER_BATCH = 24;

/** Relations that one path of a query may pass. */
export const MAX_RELATION_DEPTH = 5;

/** Limit of a read that has none, and the largest limit. */
export const ROWS_PER_READ = 100;
export const MAX_ROWS_PER_READ = 500;
