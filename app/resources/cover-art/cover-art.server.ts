import { coverArt } from "~/resources/cover-art/cover-art";
import { SLUG_PATTERN } from "../../../contract/shared/text.ts";
import { findIconSet } from "../icons/icon-sets.server";
import { refuse } from "../refusal";

const FILE = new RegExp(
  `^/art/(?:(${SLUG_PATTERN})\\.)?(?:([a-z0-9-]{1,64})\\.)?([A-Za-z0-9-]{1,64})\\.svg$`,
);

async function findPictogram(icon: string): Promise<string | null> {
  const set = await findIconSet("lucide");
  return (Object.hasOwn(set?.icons ?? {}, icon) && set?.icons[icon]?.body) || null;
}

/**
 * `GET /art/{category}.{motif or icon}.{id}.svg`, both optional: the drawn cover of an item without a
 * photograph. The same address always returns the same picture.
 */
export async function answerCoverArt(request: Request): Promise<Response> {
  const [, category, icon, seed] = FILE.exec(new URL(request.url).pathname) ?? [];
  if (!seed) return refuse(404, "not_found");
  const pictogram = icon && (await findPictogram(icon));
  const svg = coverArt(seed, {
    ...(category && { category }),
    ...(icon && { motif: icon }),
    ...(pictogram && { pictogram }),
  });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
