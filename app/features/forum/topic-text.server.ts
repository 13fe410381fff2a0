import { micromark } from "micromark";
import { prepareRichText } from "../../cms/rich-text.server.ts";
import { withImageAddresses } from "../../../contract/forum-images.ts";
import { withLoneLinks } from "../../../contract/link-cards.ts";
import { withoutPlaces } from "../../../contract/text-places.ts";
import { UUID_PATTERN } from "../../../contract/uuid.ts";
import { withBareLinks } from "./bare-links.ts";

/** Where pictures stand while the allow-list, which knows those of the portal alone, looks at them. */
const PLACE = "/media/forum/";
const PLACED = new RegExp(`src="/media/forum/(${UUID_PATTERN})/(\\d{1,4})x(\\d{1,4})"`, "g");

/**
 * Markdown of a member as HTML that can be shown: tags that somebody types are text, addresses that run
 * are none, and the allow-list of the portal has the last word. Headings stay below those of the page.
 * Takes seconds for some texts: pages use `renderTopic` (`rendered-topic.server.ts`).
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

/** The pictures of a topic at their address in the portal. @param imagePath where a picture is read, by its id */
export function withImagePaths(html: string, imagePath: (id: string) => string): string {
  const shown = (_: string, id: string, width: string, height: string) =>
    `src="${imagePath(id)}" width="${width}" height="${height}" loading="lazy"`;
  return html.replaceAll(PLACED, shown);
}
