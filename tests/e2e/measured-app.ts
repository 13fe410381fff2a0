import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A second app on the stack of the tests, one that measures: the first one asks nobody for consent. */
export async function startMeasuredApp(posthogHost: string) {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const given = (name: string) => process.env[`TEST_${name}`] ?? "";
  const names = [
    "CMS_URL",
    "SERVICE_URL",
    "CMS_TEASER_TOKEN",
    "CMS_FREE_TOKEN",
    "CMS_PAYING_TOKEN",
    "INTERNAL_KEY",
  ];
  const child = spawn(process.execPath, ["app/server.ts"], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORTAL_MODE: "test",
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      POSTHOG_KEY: "phc_test",
      POSTHOG_HOST: posthogHost,
      ...Object.fromEntries(names.map((name) => [name, given(name)])),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((done, reject) => {
    child.once("exit", (code) => reject(new Error(`the app ended with ${code}`)));
    child.stdout.on("data", (line: Buffer) => {
      if (line.includes('"listening"')) done();
    });
  });
  return { origin, stop: () => child.kill("SIGTERM") };
}
