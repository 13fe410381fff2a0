import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import Fastify from "fastify";

/**
 * Pages, always the same bytes, as Fastify sends them without more ado; who takes brotli gets it made
 * for each request, at the quality that is usual for that. Arguments: folder of pages, port.
 */
const [, , folder = "", port = ""] = process.argv;
const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const server = Fastify();
for (const name of readdirSync(folder)) {
  const html = readFileSync(join(folder, name), "utf8");
  server.get(`/${name}`, async (request, reply) => {
    reply.type("text/html; charset=utf-8");
    if (!request.headers["accept-encoding"]?.includes("br")) return html;
    reply.header("content-encoding", "br").header("vary", "accept-encoding");
    return compress(html, { params });
  });
}
await server.listen({ port: Number(port), host: "127.0.0.1" });
