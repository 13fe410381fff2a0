import { customType, timestamp } from "drizzle-orm/pg-core";

/** Raw bytes: hashes, and values sealed with the data key. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export const moment = () => timestamp({ withTimezone: true, precision: 3 });
