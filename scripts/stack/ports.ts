import { createServer } from "node:net";
import { SetupError } from "./progress.ts";

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

export async function findPartPorts(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {};
  for (const name of [
    "PORT",
    "SERVICE_PORT",
    "CMS_PORT",
    "MAIL_PORT",
    "SMTP_PORT",
    "PAYMENT_PORT",
  ]) {
    ports[name] = String(await findFreePort());
  }
  return ports;
}

/** @throws {SetupError} naming the variable to change if a port is taken */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    await listenOnce(port).catch((error: NodeJS.ErrnoException) => {
      const reason = error.code === "EACCES" ? "may not be used by this user" : "is in use";
      throw new SetupError(
        `Port ${port} ${reason}: stop what uses it or set ${variable} to another one.`,
      );
    });
  }
}
