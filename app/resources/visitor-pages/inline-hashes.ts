import { createHash } from "node:crypto";

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
      const kept = sources.filter(
        (source) => source !== `'nonce-${nonce}'` && source !== "'strict-dynamic'",
      );
      return [name, ...kept, ...(kinds[name] ?? [])].join(" ");
    })
    .join("; ");
}
