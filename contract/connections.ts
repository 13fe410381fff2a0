/** How many requests a member may send within a day. */
export const newConnectionsADay = { free: 5, paying: 20 } as const;

/** So long somebody who declined is not asked anew by the same member. */
export const DECLINED_DAYS = 30;

/** The most that one call gives. */
export const CONNECTIONS_MAX_TAKE = 100;

/** Connections a page of the own list shows. */
export const CONNECTIONS_PER_PAGE = 20;

/** Lists of the own connections: who is connected, who asked the member, whom the member asked. */
export const CONNECTION_LISTS = ["connected", "received", "requested"] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];

/** How another member stands to the one who asks. Who declined stands as if nobody had asked. */
export const CONNECTION_STATES = [...CONNECTION_LISTS, "none"] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];
