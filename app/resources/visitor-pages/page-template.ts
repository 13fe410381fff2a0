import { createHash } from "node:crypto";
import { createCodedBody, type CodedBody } from "~/http/coded-body";
import { etagOf } from "~/http/validators";

export type PageTemplate = {
  headers: [name: string, value: string][];
  body: CodedBody;
  etag: string;
};

const NOT_REPEATED = new Set([
  "set-cookie",
  "content-length",
  "transfer-encoding",
  "date",
  "cache-control",
  "content-security-policy",
]);

/** React escapes `>` in attributes, and none of our scripts contains a closing script tag. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

function sourceOf(content: string): string {
  // Browsers hash the parsed text, in which all line ends are the same.
  const parsed = content.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

export function hashInline(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, kind, attributes = "", content = ""] of html.matchAll(INLINE)) {
    if (kind === "style") styles.add(sourceOf(content));
    else if (!/\ssrc=/.test(attributes)) scripts.add(sourceOf(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * A page's policy with hashes instead of its nonce. `strict-dynamic` is removed too: imports of a hashed
 * module have no nonce and would be blocked.
 */
export function policyByHashes(policy: string, nonce: string, html: string): string {
  const { scripts, styles } = hashInline(html);
  const kinds: Record<string, string[]> = { "script-src": scripts, "style-src": styles };
  return policy
    .split("; ")
    .map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      const cached = sources.filter(
        (source) => source !== `'nonce-${nonce}'` && source !== "'strict-dynamic'",
      );
      return [name, ...cached, ...(kinds[name] ?? [])].join(" ");
    })
    .join("; ");
}

/** Null for an answer that may not be repeated: not a plain page, or one that sets other cookies. */
export async function toPageTemplate(
  response: Response,
  repeatedCookie: string,
): Promise<PageTemplate | null> {
  const policy = response.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1];
  const isPage = response.status === 200 && response.headers.get("content-type")?.includes("html");
  const isForAll = response.headers.getSetCookie().every((cookie) => cookie === repeatedCookie);
  if (!isPage || !isForAll || !nonce) return null;
  const html = (await response.text()).replaceAll(` nonce="${nonce}"`, "");
  if (html.includes(nonce)) return null;
  const body = Buffer.from(html);
  return {
    headers: [
      ...[...response.headers].filter(([name]) => !NOT_REPEATED.has(name)),
      ["content-security-policy", policyByHashes(policy, nonce, html)],
      // Browsers may cache it but must revalidate: a visitor who has logged in since gets another page.
      ["cache-control", "private, no-cache"],
      ["vary", "Accept-Encoding, Cookie"],
    ],
    body: createCodedBody(body),
    etag: etagOf(body),
  };
}
