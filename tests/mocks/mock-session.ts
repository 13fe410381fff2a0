import type { SessionGrant } from "~/service/users-api.server";

/** A session that a test opened, with the role its member has in the CMS. */
export type MockSession = SessionGrant & { roleId: string | null };
