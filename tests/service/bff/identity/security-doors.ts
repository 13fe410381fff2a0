import type { SecondFactorState } from "../../../../bff/modules/identity/second-factor/second-factor.service.ts";
import type { OwnSession } from "../../../../bff/modules/identity/sessions/own-sessions.ts";
import { bearer } from "../service.ts";
import type { TestService } from "../service.ts";

export const newPassword = "neve no lago 1291";

/** Calls to the service's security and login routes, once the service has started. */
export function createDoors(running: () => TestService) {
  function call(path: string, token: string, payload?: object) {
    return running().app.inject({
      method: payload ? "POST" : "GET",
      url: `/api/security/v1/${path}`,
      headers: { ...bearer(token), "user-agent": "Mozilla/5.0 (iPhone) Safari/605" },
      ...(payload && { payload }),
    });
  }

  function login(payload: object, path = "login") {
    return running().app.inject({ method: "POST", url: `/api/users/v1/${path}`, payload });
  }

  async function load(token: string) {
    return (await call("", token)).json<{
      sessions: OwnSession[];
      secondFactor: SecondFactorState;
    }>();
  }

  const isIn = async (token: string) =>
    (
      await running().app.inject({
        url: "/api/users/v1/check-access-token",
        headers: bearer(token),
      })
    ).statusCode === 200;

  async function eventsOf(userId: string): Promise<string[]> {
    const { rows } = await running().database.pool.query<{ event: string }>(
      "select event from audit_events where user_id = $1 order by id",
      [userId],
    );
    return rows.map(({ event }) => event);
  }

  return { call, login, load, isIn, eventsOf };
}
