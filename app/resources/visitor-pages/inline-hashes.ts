import { createHash } from "node:crypto";

/** React escapes `>` in attributes, and no script of ours holds the end of another. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

function sourceOf(content: string): string {
  // Browsers hash what they parsed, and parsing knows one kind of line end.
  const parsed = content.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}

/** The sources, as a content security policy names them, of everything written into the page itself. */
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
 * A page's policy with hashes in place of its nonce. `strict-dynamic` goes with the nonce: what a
 * hashed module imports carries no nonce, and would be refused.
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
