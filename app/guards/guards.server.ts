import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { AppError, withRequestId, notFound } from "~/http/app-error";
import { sayingWhenToComeBack } from "~/http/retry-after.server";
import type { ServiceClients } from "~/service/clients.server";
import { findNextPath } from "~/session/next-path.server";
import { findSafePath } from "~/http/safe-path";
import { to } from "~/i18n/paths";
import { ownSessionOf, type OwnSession } from "~/session/own-session";
import { runtime } from "./runtime.server";
import { requireOpenShelf, shelves } from "./shelves.server";
import { expiredAccessCookie, findAccessToken } from "~/session/cookies.server";
import { SESSION_ENDED } from "~/session/login-notice-names";
import type { Session, SessionAnswer, Member } from "~/session/sessions.server";

export type BoundToMember = {
  member: Member;
  isTeam: boolean;
  /** Would be `isTeam` after a login with a second factor. */
  isTeamLocked: boolean;
  cms: TierCms;
  own: OwnCms & { current: OwnCms };
  service: ServiceClients;
  ownSession: OwnSession;
};

/** Shared by all loaders of a page. */
const bound = new WeakMap<Session, BoundToMember>();

function bindToMember(session: Session): BoundToMember {
  const known = bound.get(session);
  if (known) return known;
  const made = makeBound(session);
  bound.set(session, made);
  return made;
}

function makeBound(session: Session): BoundToMember {
  const { member, tier, isTeam, isTeamLocked, accessToken, directusToken } = session;
  return {
    member,
    isTeam,
    isTeamLocked,
    cms: runtime.cms.forTier(tier),
    own: runtime.cms.forOwn({ userId: member.directusUserId, tier }, directusToken),
    service: runtime.serviceFor(accessToken),
    ownSession: ownSessionOf(session, runtime),
  };
}

/** Content is always the visitors' version, even for members. */
export type BoundToVisitor = {
  cms: TierCms;
  service: ServiceClients;
};

function bindToVisitor(session: Session | null): BoundToVisitor {
  return {
    cms: runtime.cms.forTier("teaser"),
    service: runtime.serviceFor(session?.accessToken ?? null),
  };
}

/**
 * Access rules, declared by every loader and action. Remix runs loaders in parallel and actions before
 * them, so a guard in a layout protects only the layout.
 */
type Args = LoaderFunctionArgs | ActionFunctionArgs;
export type MemberArgs<A extends Args> = A & BoundToMember;
export type GuestArgs<A extends Args> = A & BoundToVisitor;
export type VisitorArgs<A extends Args> = GuestArgs<A> & {
  signedIn: BoundToMember | null;
  /** True if there is a token that the service can't check: neither member nor guest. */
  isUnknown: boolean;
};

const NO_STORE = { "Cache-Control": "no-store" };

async function resolve(request: Request): Promise<SessionAnswer> {
  const accessToken = findAccessToken(request);
  return accessToken ? runtime.sessions.resolve(accessToken) : { kind: "guest" };
}

/** `.data` requests name the page they serve. */
const pagePathOf = (request: Request): string =>
  new URL(request.url).pathname.replace(/(\/_root)?\.data$/, "");

function requestedPath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("index");
  return findSafePath(pagePathOf(request) + url.search) ?? to("/app");
}

/**
 * A link from webmail arrives without the strict cookie, so a member looks like a guest. Such a request is
 * redirected once through a page of ours: the next navigation is same-site and carries the cookie.
 */
function isFromAnotherSite(request: Request): boolean {
  return (
    request.method === "GET" &&
    request.headers.get("sec-fetch-site") === "cross-site" &&
    request.headers.get("sec-fetch-mode") === "navigate" &&
    !findAccessToken(request)
  );
}

/** The page whose form was sent: the action's address may not be a page. */
function pageOfForm({ headers }: Request): string {
  const from = URL.parse(headers.get("referer") ?? "");
  return findSafePath(from && from.pathname + from.search) ?? to("/app");
}

function guestRedirect(request: Request): Response {
  const requested = request.method === "GET" ? requestedPath(request) : pageOfForm(request);
  const door = isFromAnotherSite(request) ? "/continue" : "/login";
  const headers = new Headers(NO_STORE);
  const query = new URLSearchParams({ redirect: requested });
  // An unknown token: the session was ended elsewhere, and the login page says so.
  if (findAccessToken(request)) {
    headers.append("Set-Cookie", expiredAccessCookie());
    query.set("notice", SESSION_ENDED);
  }
  return redirect(`${to(door)}?${query}`, { headers });
}

/** @throws a redirect for guests, a 503 when the session can't be checked */
export async function requireSession(request: Request): Promise<Session> {
  const answer = await resolve(request);
  if (answer.kind === "member") return answer.session;
  if (answer.kind === "unavailable")
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  throw guestRedirect(request);
}

async function memberOf(request: Request): Promise<Omit<MemberArgs<Args>, keyof Args>> {
  const session = await requireSession(request);
  await shelves.learn();
  return bindToMember(session);
}

async function visitorOf(request: Request): Promise<Omit<VisitorArgs<Args>, keyof Args>> {
  const [answer] = await Promise.all([resolve(request), shelves.learn()]);
  const session = answer.kind === "member" ? answer.session : null;
  return {
    signedIn: session && bindToMember(session),
    isUnknown: answer.kind === "unavailable",
    ...bindToVisitor(session),
  };
}

function answering<T>({ request, context }: Args, work: () => Promise<T>): Promise<T> {
  return sayingWhenToComeBack(context, () =>
    work().catch(async (thrown: unknown) => {
      throw await withRequestId(thrown, request);
    }),
  );
}

export function memberLoader<T>(work: (args: MemberArgs<LoaderFunctionArgs>) => Promise<T> | T) {
  return (args: LoaderFunctionArgs): Promise<T> =>
    answering(args, async () => {
      const member = await memberOf(args.request);
      requireOpenShelf(pagePathOf(args.request));
      return work({ ...args, ...member });
    });
}

/**
 * A page that closes while it is open may finish its write.
 * What an action reads decides about its write: never an answer from before. */
export function memberAction<T>(work: (args: MemberArgs<ActionFunctionArgs>) => Promise<T> | T) {
  return (args: ActionFunctionArgs): Promise<T> =>
    answering(args, async () => {
      const { own, ...rest } = await memberOf(args.request);
      return work({ ...args, ...rest, own: { ...own, ...own.current } });
    });
}

async function refuseMember(request: Request): Promise<void> {
  if (!(await visitorOf(request)).signedIn) return;
  const requested = findNextPath(new URL(request.url).searchParams.get("redirect"));
  throw redirect(requested ?? to("/app"), { headers: NO_STORE });
}

export function guestLoader<T>(work: (args: GuestArgs<LoaderFunctionArgs>) => Promise<T> | T) {
  return (args: LoaderFunctionArgs): Promise<T> =>
    answering(args, async () => {
      await refuseMember(args.request);
      return work({ ...args, ...bindToVisitor(null) });
    });
}

export function guestAction<T>(work: (args: GuestArgs<ActionFunctionArgs>) => Promise<T> | T) {
  return (args: ActionFunctionArgs): Promise<T> =>
    answering(args, async () => {
      await refuseMember(args.request);
      return work({ ...args, ...bindToVisitor(null) });
    });
}

export function publicLoader<T>(work: (args: VisitorArgs<LoaderFunctionArgs>) => Promise<T> | T) {
  return (args: LoaderFunctionArgs): Promise<T> =>
    answering(args, async () => work({ ...args, ...(await visitorOf(args.request)) }));
}

export function publicAction<T>(work: (args: VisitorArgs<ActionFunctionArgs>) => Promise<T> | T) {
  return (args: ActionFunctionArgs): Promise<T> =>
    answering(args, async () => work({ ...args, ...(await visitorOf(args.request)) }));
}

/**
 * For pages of the team, which are hidden from members.
 * @throws 404 for members; for team members without a second factor, the redirect to it
 */
export function requireTeam(
  { member, isTeam, isTeamLocked }: Pick<BoundToMember, "member" | "isTeam" | "isTeamLocked">,
  request: Request,
): void {
  if (isTeamLocked) throw redirect(to(`/app/profile/${member.directusUserId}/account`));
  if (!isTeam) throw notFound(request);
}
