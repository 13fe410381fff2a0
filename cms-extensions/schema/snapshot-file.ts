import path from "node:path";

/** The schema of the whole product, read from PostgreSQL. */
export const snapshotFile = path.join(import.meta.dirname, "../../directus-snapshot.yaml");
