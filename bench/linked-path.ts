const NO_ITEM = /\/(results|favorites|share)$/;

/** Path of the first item of a list page with this prefix. @throws {Error} if there is none */
export function requireLinkedPath(html: string, begin: string): string {
  const paths = [...html.matchAll(/href="([^"?#]+)"/g)].map(([, path]) => path ?? "");
  const path = paths.find((found) => found.startsWith(begin) && !NO_ITEM.test(found));
  if (!path) throw new Error(`the page links no ${begin}…`);
  return path;
}
