import { getIcons } from "@iconify/utils/lib/icon-set/get-icons";
import { etagOf } from "~/http/validators";
import { answerConditionally } from "../conditional";
import { refuse } from "../refusal";
import { findIconSet, type IconSet } from "./icon-sets.server";
import { type FindOutsideIcons, ICON_NAME } from "./outside-icons.server";

/**
 * Longer icon addresses are refused (docs/product.md, Constants). Counted like Iconify: from the path on,
 * with a comma as one character although it is sent as three.
 */
const MAX_URL_LENGTH = 500;
const TTL_SECONDS = 7 * 24 * 60 * 60;
const MISSING_TTL_SECONDS = 60 * 60;

type Collected = { set: IconSet; isCarried: boolean; hasFailed: boolean };

async function collect(
  prefix: string,
  names: readonly string[],
  findOutside: FindOutsideIcons,
): Promise<Collected> {
  const carried = await findIconSet(prefix);
  const isCarried = carried !== null;
  const own = carried && getIcons(carried, [...names], true);
  const set = own ?? { prefix, icons: {}, not_found: [...names] };
  if (!set.not_found?.length) return { set, isCarried, hasFailed: false };
  const outside = await findOutside(prefix, set.not_found);
  if (outside.kind !== "found") return { set, isCarried, hasFailed: outside.kind === "failed" };
  const { icons, width, height } = outside.icons;
  // Common sizes of a set may differ between there and here.
  const added = set.not_found.flatMap((name) => {
    const icon = icons[name];
    return icon ? [[name, { width, height, ...icon }] as const] : [];
  });
  const stillMissing = set.not_found.filter((name) => !added.some(([found]) => found === name));
  return {
    set: { ...set, icons: { ...set.icons, ...Object.fromEntries(added) }, not_found: stillMissing },
    isCarried,
    hasFailed: false,
  };
}

/** `GET /icons/{prefix}.json?icons=a,b`: the named icons, and the names of missing ones. */
export function createIcons(findOutside: FindOutsideIcons) {
  return async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if ((url.pathname + url.search).replaceAll(/%2c/gi, ",").length > MAX_URL_LENGTH)
      return refuse(414, "url_too_long");
    const prefix = /^\/icons\/(.+)\.json$/.exec(url.pathname)?.[1] ?? "";
    if (!ICON_NAME.test(prefix)) return refuse(404, "not_found");
    const names = [...new Set((url.searchParams.get("icons") ?? "").split(","))].sort();
    if (!names.every((name) => ICON_NAME.test(name))) return refuse(400, "bad_icons");
    const { set, isCarried, hasFailed } = await collect(prefix, names, findOutside);
    // A set that the portal does not bundle is unavailable without the outside services.
    if (!isCarried && Object.keys(set.icons).length === 0)
      return hasFailed ? refuse(503, "icons_unavailable") : refuse(404, "not_found");
    const ttlSeconds = set.not_found?.length ? MISSING_TTL_SECONDS : TTL_SECONDS;
    const body = JSON.stringify(set);
    return answerConditionally(request, body, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": hasFailed ? "no-store" : `public, max-age=${ttlSeconds}`,
      ETag: etagOf(body),
    });
  };
}
