/** A rendered page that can be sent again and again, each time with its own nonce and request id. */
export type PageTemplate = {
  headers: [name: string, value: string][];
  /** Of the page it was made from; the same number of bytes takes their place. */
  nonce: string;
  body: Buffer;
  nonceOffsets: number[];
  requestIdOffsets: number[];
};

const NOT_REPEATED = new Set(["set-cookie", "content-length", "transfer-encoding", "date"]);

function offsetsOf(text: string, body: Buffer): number[] {
  const offsets: number[] = [];
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length))
    offsets.push(at);
  return offsets;
}

/** Null for an answer that may not be repeated: no plain page, or one that sets other cookies. */
export async function toPageTemplate(
  response: Response,
  requestId: string,
  repeatedCookie: string,
): Promise<PageTemplate | null> {
  const body = Buffer.from(await response.arrayBuffer());
  const policy = response.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1];
  const isPage = response.status === 200 && response.headers.get("content-type")?.includes("html");
  const isForAll = response.headers.getSetCookie().every((cookie) => cookie === repeatedCookie);
  if (!isPage || !isForAll || !nonce) return null;
  return {
    headers: [...response.headers].filter(([name]) => !NOT_REPEATED.has(name)),
    nonce,
    body,
    nonceOffsets: offsetsOf(nonce, body),
    requestIdOffsets: offsetsOf(requestId, body),
  };
}

/** The page as one visitor gets it. */
export function fillPage(template: PageTemplate, nonce: string, requestId: string) {
  const body = Buffer.from(template.body);
  for (const offset of template.nonceOffsets) body.write(nonce, offset, "latin1");
  for (const offset of template.requestIdOffsets) body.write(requestId, offset, "latin1");
  const headers = template.headers.map(
    ([name, value]) => [name, value.replaceAll(template.nonce, nonce)] as const,
  );
  return { headers, body };
}
