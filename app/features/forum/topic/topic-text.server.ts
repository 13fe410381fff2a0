import { micromark } from "micromark";
import { prepareRichText } from "../../../cms/rich-text.server.ts";
import { withImageAddresses, withLoneLinks } from "../../../../contract/community/embeds.ts";
import { withoutPlaces } from "../../../../contract/content/rich-text.ts";
import { UUID_PATTERN } from "../../../../contract/shared/uuid.ts";
import { withBareLinks } from "./bare-links.ts";

/** The sanitizer accepts only paths of the portal. */
const PLACE = "/media/forum/";
const PLACED = new RegExp(`src="/media/forum/(${UUID_PATTERN})/(\\d{1,4})x(\\d{1,4})"`, "g");

/**
 * Typed tags become text, and the portal's allow-list decides. Some texts take seconds, so pages use
 * `renderTopic` (`rendered-topic.server.ts`).
 */
export function topicHtml(markdown: string): string {
  const placed = withImageAddresses(
    withLoneLinks(markdown),
    ({ id, width, height }) => `${PLACE}${id}/${width}x${height}`,
  );
  const html = micromark(withoutPlaces(placed)).replaceAll(
    /<(\/?)h[1-6]>/g,
    (_, slash: string) => `<${slash}h4>`,
  );
  return prepareRichText(withBareLinks(html)).bodyHtml;
}

export function withImagePaths(html: string, imagePath: (id: string) => string): string {
  const shown = (_: string, id: string, width: string, height: string) =>
    `src="${imagePath(id)}" width="${width}" height="${height}" loading="lazy"`;
  return html.replaceAll(PLACED, shown);
}
