import { createServer } from "node:http";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createStaticFiles } from "../../app/http/static-files.ts";

/** The portal's server without guard, session and upstreams. The first argument is its port. */
const folder = resolve(import.meta.dirname, "../../.cache/bench/bare-app");
const build = (await import(resolve(folder, "server/index.js"))) as ServerBuild;
const handleRemix = createRequestHandler(build, "production");
const app = new Hono();
app.use(compress({ encoding: "gzip" }));
app.all("*", (c) => handleRemix(c.req.raw));

const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const serveStatic = createStaticFiles(resolve(folder, "client"));
const server = createServer((request, response) => {
  if (!serveStatic(request, response)) void listener(request, response);
});
server.listen(Number(process.argv[2]), "127.0.0.1");
