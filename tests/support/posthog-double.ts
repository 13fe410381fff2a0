import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

export type RecordedEvent = { event: string; properties: Record<string, unknown> };

function decode(body: Buffer): string {
  return body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body).toString() : body.toString();
}

/** Replaces PostHog: accepts every request and records its body. */
export async function startPosthogDouble() {
  const bodies: string[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      requests += 1;
      if (request.method === "POST") bodies.push(decode(Buffer.concat(chunks)));
      response.writeHead(200, {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "*",
        "Content-Type": "application/json",
      });
      response.end('{"status":1}');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countRequests: () => requests,
    all: () => bodies.join("\n"),
    events(): RecordedEvent[] {
      return bodies.flatMap((body) => {
        const sent = JSON.parse(body) as
          | RecordedEvent
          | RecordedEvent[]
          | { batch: RecordedEvent[] };
        return "batch" in sent ? sent.batch : Array.isArray(sent) ? sent : [sent];
      });
    },
    clear(): void {
      requests = 0;
      bodies.length = 0;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PosthogDouble = Awaited<ReturnType<typeof startPosthogDouble>>;
