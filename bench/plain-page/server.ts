import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import Fastify from "fastify";

/**
 * Serves constant pages by Fastify without further work. Clients that accept brotli get a response
 * compressed per request at the usual quality. Arguments: folder of pages, port.
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
