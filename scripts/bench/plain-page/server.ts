import { readFileSync } from "node:fs";
import Fastify from "fastify";

/** One page, always the same bytes, as Fastify sends it without more ado. Arguments: file, port. */
const [, , file = "", port = ""] = process.argv;
const html = readFileSync(file, "utf8");
const server = Fastify();
server.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(html));
await server.listen({ port: Number(port), host: "127.0.0.1" });
