import { createServer, type AddressInfo } from "node:net";
import { resolve } from "node:path";
import { startBound } from "../../support/bound-child.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const SHARED = [
  "CMS_URL",
  "SERVICE_URL",
  "CMS_TEASER_TOKEN",
  "CMS_FREE_TOKEN",
  "CMS_PAYING_TOKEN",
  "INTERNAL_KEY",
];

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

type SecondAppOptions = {
  port: number;
  /** Folder of its `build/`; by default the tests' own. */
  folder?: string;
  variables?: Record<string, string>;
};

export async function startSecondApp({ port, folder = ROOT, variables }: SecondAppOptions) {
  const origin = `http://localhost:${port}`;
  const child = startBound([resolve(folder, "build/app/server.js")], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORTAL_MODE: "test",
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ...Object.fromEntries(SHARED.map((name) => [name, process.env[`TEST_${name}`] ?? ""])),
      ...variables,
    },
  });
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  await new Promise<void>((done, reject) => {
    void ended.then((code) => reject(new Error(`the app ended with ${code}`)));
    child.stdout.on("data", (line: Buffer) => {
      if (line.includes('"listening"')) done();
    });
  });
  return {
    origin,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
