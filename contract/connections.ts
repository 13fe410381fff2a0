export const newConnectionsADay = { free: 5, paying: 20 } as const;

/** Days after a refusal before the same member may send another request. */
export const DECLINED_DAYS = 30;

export const CONNECTIONS_MAX_TAKE = 100;

export const CONNECTIONS_PER_PAGE = 20;

/** Lists of a member's connections: connected, requests received, requests sent. */
export const CONNECTION_LISTS = ["connected", "received", "requested"] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];

/** State of a connection from the viewer's side. A declined request shows as "none". */
export const CONNECTION_STATES = [...CONNECTION_LISTS, "none"] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];
