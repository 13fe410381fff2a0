import { describeUnread } from "~/features/notifications/unread.server";
import type { Member } from "~/session/sessions.server";
import { makeStrangeMember } from "../../factories/strange-members";
import { APP_FRAME } from "./doors";
import { loadedBy, openCached } from "./cached-build";
import { signInFree, signInPaying, type Portal } from "./portal";

export const UNREAD = [0, 1, 3, 100, 7].map((count) => describeUnread({ count, targets: [] }));
const REACHED = [0, 0, 1, 3, 20].map((count) =>
  Array.from({ length: count }, () => crypto.randomUUID()).join(),
);

export const dataPath = (path: string) => path.replace(/(\?|$)/, ".data$1");
export const withoutNonce = (text: string, headers: Iterable<readonly [string, string]>) => {
  const policy = new Map(headers).get("content-security-policy") ?? "";
  const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1];
  return nonce ? text.replaceAll(nonce, "NONCE") : text;
};

/** Loader data of frame and page for one member, reused for many others. */
export async function loadAs(portal: Portal, token: string, id: string, path: string) {
  const [root, frame, page] = await Promise.all(
    ["root", APP_FRAME, id].map((route) => loadedBy(portal, route, path, token)),
  );
  return { root: root ?? {}, frame: frame ?? {}, page: page ?? {} };
}

export const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

type Loaded = Record<string, unknown>;
type PageFor = (page: Loaded, n: number, member: Member) => Loaded;

const withHearts: PageFor = (page, n) =>
  "isFavorite" in page ? { ...page, isFavorite: pick([true, false, null], n) } : page;

/**
 * A page as each of many members gets it: from the cache, and rendered for that member alone.
 * @param pageFor data of the page's own loader for the n-th member; `become` sets it
 */
export async function openForMany(
  portal: Portal,
  id: string,
  path: string,
  pageFor: PageFor = withHearts,
) {
  const tiers = [
    await loadAs(portal, signInFree(), id, path),
    await loadAs(portal, signInPaying(), id, path),
  ] as const;
  let input = { ...tiers[0] };
  const opened = openCached(portal, {
    loaders: {
      root: async () => input.root,
      [APP_FRAME]: async () => input.frame,
      [id]: async () => input.page,
    },
  });
  const become = (n: number) => {
    const tier = pick(tiers, n);
    const member = makeStrangeMember(n, tier === tiers[1]);
    const accessTokenRemainingMs = pick([604_799_123, 14_400_001, 1, 4], n) + n;
    const root = { ...tier.root, member, accessTokenRemainingMs };
    const frame = {
      ...tier.frame,
      member,
      mapCanton: pick([null, "VD", "ZH"], n),
      graceEnd: pick([null, "12 nov. 2026", null, null], n),
      unread: pick(UNREAD, n),
      badges: { chat: pick([0, 1, 100], n) },
      reachedIds: pick(REACHED, n),
    };
    input = { root, frame, page: pageFor(tier.page, n, member) };
    return input.page;
  };
  return { ...opened, become };
}
