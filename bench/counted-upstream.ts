import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

export type CountedUpstream = {
  url: string;
  /** Requests since the last call, such as `GET /items/news`, once none is open any more. */
  take(): Promise<string[]>;
  close(): void;
};

const HEALTH_CHECKS: readonly string[] = ["/server/ping", "/healthz", "/readyz"];
const QUIET_MS = 20;

/** A proxy of Directus or the service that records requests; health checks do not count. */
export async function countRequests(upstream: string): Promise<CountedUpstream> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(upstream);
  let open = 0;
  let requests: string[] = [];
  const isBusy = () => open > 0;
  const server = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    if (!HEALTH_CHECKS.includes(path)) requests.push(`${request.method} ${path}`);
    open += 1;
    response.on("close", () => (open -= 1));
    const { method, url, headers } = request;
    const passed = send({ agent, hostname, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async take() {
      do await new Promise((done) => setTimeout(done, QUIET_MS));
      while (isBusy());
      const taken = requests;
      requests = [];
      return taken;
    },
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
