import type { SessionGrant } from "~/service/users-api.server";

export type MockSession = SessionGrant & { roleId: string | null };
