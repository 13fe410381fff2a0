import { createCodedBody, type CodedBody } from "~/http/coded-body";
import { etagOf } from "~/http/validators";
import { policyByHashes } from "./inline-hashes";

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
