import { LRUCache } from "lru-cache";
import type { Tier } from "../../contract/account/roles.ts";
import type { CmsUser, SessionGrant, UsersApi } from "~/service/users-api.server";
import type { JsonResult } from "~/http/json-client.server";

/** How long a service answer is cached: a suspended member is locked out within seconds. */
const BELIEVED_MS = 5_000;
/** While the service is unavailable, a known session stays valid this long. */
const RETAINED_DURING_OUTAGE_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 10_000;
export const RENEW_BEFORE_EXPIRY_MS = 4 * 60 * 60 * 1000;

/** The session data that pages may see. Tokens stay on the server. */
export type Member = {
  id: string;
  directusUserId: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  isPaying: boolean;
  picture: string | null;
};

export type Session = {
  accessToken: string;
  accessTokenExpiryMs: number;
  member: Member;
  tier: Tier;
  isTeam: boolean;
  isTeamLocked: boolean;
  /** Null if it expired while the service was unavailable. */
  directusToken: string | null;
};

export type SessionAnswer =
  | { kind: "member"; session: Session }
  | { kind: "guest" }
  | { kind: "unavailable" };

type OwnUser = Omit<Member, "isPaying" | "picture">;

export type SessionsOptions = {
  users: Pick<UsersApi, "checkAccessToken" | "loginWithAccessToken">;
  /**
   * Used if the service's check does not return the user; `statusCode` 401 means that the token is refused.
   */
  findUser: (accessToken: string) => Promise<{ user: OwnUser | null; statusCode: number }>;
  payingRoleIds: ReadonlySet<string>;
  nowMs?: () => number;
};

type Remembered = { session: Session; directusTokenExpiryMs: number; checkedAtMs: number };

export function createSessions(options: SessionsOptions) {
  const nowMs = options.nowMs ?? Date.now;
  const remembered = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED });
  const inFlight = new Map<string, Promise<SessionAnswer>>();

  /** Unknown or missing roles count as not paying. */
  function tierOf(cmsUser: CmsUser | null): Tier {
    return cmsUser?.role && options.payingRoleIds.has(cmsUser.role) ? "paying" : "free";
  }

  function remember(
    accessToken: string,
    user: OwnUser,
    check: {
      accessTokenExpiry: string;
      directusToken: string;
      directusTokenExpiry: string;
      cmsUser: CmsUser | null;
      isTeam?: true | undefined;
      teamNeedsSecondFactor?: true | undefined;
    },
  ): Session {
    const isTeamLocked = check.teamNeedsSecondFactor === true;
    const tier = tierOf(check.cmsUser);
    const { id, directusUserId, firstName, lastName, fullName, email } = user;
    const session: Session = {
      accessToken,
      accessTokenExpiryMs: Date.parse(check.accessTokenExpiry),
      member: {
        id,
        directusUserId,
        firstName,
        lastName,
        fullName,
        email,
        isPaying: tier === "paying",
        picture: check.cmsUser?.avatar ?? null,
      },
      tier,
      isTeam: check.isTeam === true,
      isTeamLocked,
      directusToken: check.directusToken,
    };
    remembered.set(accessToken, {
      session,
      directusTokenExpiryMs: Date.parse(check.directusTokenExpiry),
      checkedAtMs: nowMs(),
    });
    return session;
  }

  function accept(grant: SessionGrant): Session {
    return remember(grant.accessToken, grant, grant);
  }

  async function ask(accessToken: string): Promise<SessionAnswer> {
    const check = await options.users.checkAccessToken(accessToken);
    if (check.isError) return answerWithout(accessToken, check.statusCode);
    const { user: checkedUser } = check.data;
    const { user, statusCode } = checkedUser
      ? { user: checkedUser, statusCode: check.statusCode }
      : await options.findUser(accessToken);
    if (!user) return answerWithout(accessToken, statusCode);
    const session = remember(accessToken, user, check.data);
    // Dropped during the request: the answer is older than the logout.
    if (!inFlight.has(accessToken)) remembered.delete(accessToken);
    return { kind: "member", session };
  }

  function answerWithout(accessToken: string, statusCode: number): SessionAnswer {
    if (statusCode !== 401 && statusCode !== 403) return retainDuringOutage(accessToken);
    remembered.delete(accessToken);
    return { kind: "guest" };
  }

  /** Timeouts and 5xx must not log members out. */
  function retainDuringOutage(accessToken: string): SessionAnswer {
    const known = remembered.get(accessToken);
    if (!known || nowMs() - known.checkedAtMs > RETAINED_DURING_OUTAGE_MS)
      return { kind: "unavailable" };
    if (known.session.accessTokenExpiryMs <= nowMs()) return { kind: "guest" };
    const isTokenOver = known.directusTokenExpiryMs <= nowMs();
    return {
      kind: "member",
      session: isTokenOver ? { ...known.session, directusToken: null } : known.session,
    };
  }

  return {
    async resolve(accessToken: string): Promise<SessionAnswer> {
      const known = remembered.get(accessToken);
      if (
        known &&
        nowMs() - known.checkedAtMs < BELIEVED_MS &&
        known.session.accessTokenExpiryMs > nowMs()
      ) {
        return { kind: "member", session: known.session };
      }
      const running = inFlight.get(accessToken);
      if (running) return running;
      const answer = ask(accessToken).finally(() => {
        if (inFlight.get(accessToken) === answer) inFlight.delete(accessToken);
      });
      inFlight.set(accessToken, answer);
      return answer;
    },
    accept,
    async renew(accessToken: string): Promise<JsonResult<Session>> {
      const result = await options.users.loginWithAccessToken(accessToken);
      return result.isError ? result : { ...result, data: accept(result.data) };
    },
    /**
     * Marks a cached session as possibly outdated: the next check asks the service, and uses the cached one
     * only if there is no answer.
     */
    markStale(accessToken: string): void {
      const known = remembered.get(accessToken);
      if (known) known.checkedAtMs = Math.min(known.checkedAtMs, nowMs() - BELIEVED_MS);
    },
    forget(accessToken: string): void {
      remembered.delete(accessToken);
      inFlight.delete(accessToken);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
