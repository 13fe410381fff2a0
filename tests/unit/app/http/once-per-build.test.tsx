import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { PipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { oncePerBuild } from "~/http/once-per-build";
import { withChange } from "~/http/source-changes";
import { wholeText } from "~/http/whole-text";
import { collectPage } from "~/page/whole-page.server";

const require = createRequire(import.meta.url);

/** Folder of a changed package, from the file's own path. */
function locate(file: string): string {
  const [first = "", second = ""] = file.split("/").slice(1);
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  const folder = dirname(require.resolve(`${name}/package.json`));
  return folder.slice(0, -name.length - 1) + file;
}

function load<T>(file: string, text: string): T {
  const module = { exports: {} };
  const near = createRequire(file);
  new Function("module", "exports", "require", text)(module, module.exports, near);
  return module.exports as T;
}

test.each([...oncePerBuild, wholeText])(
  "patched package: $file matches the installed version",
  (change) => {
    const source = readFileSync(locate(change.file), "utf8");

    expect(withChange(source, change)).not.toBeNull();
  },
);

function loadChanged<T>(name: string): T {
  const change = oncePerBuild.find(({ file }) => file.endsWith(name));
  if (!change) throw new Error(`nothing changes ${name}`);
  const file = locate(change.file);
  return load(file, withChange(readFileSync(file, "utf8"), change) ?? "");
}

test("patched package: caches the list of route modules per build", () => {
  type Entry = { createEntryRouteModules(manifest: object): object };
  const { createEntryRouteModules } = loadChanged<Entry>("entry.js");
  const manifest = { root: { module: { default: 1 } } };

  expect(createEntryRouteModules(manifest)).toEqual({ root: { default: 1 } });
  expect(createEntryRouteModules(manifest)).toBe(createEntryRouteModules(manifest));
  expect(createEntryRouteModules({ ...manifest })).not.toBe(createEntryRouteModules(manifest));
});

test("patched package: passes a loader the request itself, or a copy without Remix's parameters", async () => {
  type Data = { callRouteLoader(options: object): Promise<Request> };
  const { callRouteLoader } = loadChanged<Data>("data.js");
  const options = { loader: ({ request }: { request: Request }) => request, singleFetch: true };
  const call = (url: string) => {
    const request = new Request(url, { headers: { accept: "a/b" } });
    return callRouteLoader({ ...options, request }).then((seen) => ({ request, seen }));
  };

  const plain = await call("http://localhost/pt-BR/app/news?page=2");
  const marked = await call("http://localhost/pt-BR/app?index&_routes=root&q=index");

  expect(plain.seen).toBe(plain.request);
  expect(marked.seen.url).toBe("http://localhost/pt-BR/app?q=index");
  expect(marked.seen.headers.get("accept")).toBe("a/b");
});

test("patched package: a page rendered as text equals the streamed page", async () => {
  const file = locate(wholeText.file);
  type Drawing = { onAllReady(): void };
  type Server = { renderToPipeableStream(page: object, options: Drawing): PipeableStream };
  const source = readFileSync(file, "utf8");
  const words = ["é".repeat(3_000), "<&>", "👋🏽\u2028"];
  const page = words.map((word, place) => (
    <p key={place} title={word}>
      {word} {place}
    </p>
  ));
  const draw = (server: Server) =>
    new Promise<string>((done) => {
      const { pipe } = server.renderToPipeableStream(page, {
        onAllReady: () => pipe(collectPage(done)),
      });
    });

  const inPieces = await draw(load<Server>(file, source));
  const asText = await draw(load<Server>(file, withChange(source, wholeText) ?? ""));

  expect(asText).toBe(inPieces);
  expect(asText).toContain("👋🏽");
});
