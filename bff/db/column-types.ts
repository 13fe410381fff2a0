import { customType, timestamp } from "drizzle-orm/pg-core";

/** Raw bytes: hashes, and what is sealed with the data key. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** A moment in UTC, to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
