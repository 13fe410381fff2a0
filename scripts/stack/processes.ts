import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, appendFileSync } from "node:fs";
import { join } from "node:path";
import { endWithProcess } from "./children.ts";
import { say } from "./progress.ts";

const RESTART_WAITS_MS = [200, 500, 1_000, 2_000, 5_000];
const CRASH_WINDOW_MS = 60_000;
/** While builds and other parts run, a part may need minutes to start and seconds to respond. */
const START_LIMIT_MS = 180_000;
const PROBE_MS = 5_000;
const PROGRESS_INTERVAL_MS = 15_000;

export type PartOptions = {
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  healthUrl: string;
  logDir: string;
};

export type Part = {
  name: string;
  pid(): number;
  onFatal(listener: (line: string) => void): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(PROBE_MS) })).ok;
  } catch {
    return false;
  }
}

function reportWaiting(line: string): () => void {
  const timer = setInterval(() => say(line), PROGRESS_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** @throws if the address does not respond with 2xx within three minutes */
export function waitUntilHealthy(url: string): Promise<void> {
  return pollUntilHealthy(url).finally(reportWaiting(`waiting until ${url} is ready`));
}

async function pollUntilHealthy(url: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isHealthy(url))) {
    if (Date.now() > limit) throw new Error(`${url} does not become ready`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** While the disk is full, log lines are lost; logging resumes once there is space. */
export function openLog(
  path: string,
  print: (line: string) => void,
): { write(chunk: Buffer): void } {
  let isLosing = false;
  return {
    write(chunk) {
      try {
        appendFileSync(path, chunk);
        isLosing = false;
      } catch (error) {
        if (!isLosing) print(`${path} loses lines, ${(error as Error).message}`);
        isLosing = true;
      }
    },
  };
}

export async function startPart(options: PartOptions): Promise<Part> {
  mkdirSync(options.logDir, { recursive: true });
  const logFile = openLog(join(options.logDir, `${options.name}.log`), say);
  let child: ChildProcess;
  let tail = "";
  let isStopping = false;
  let crashes: number[] = [];
  let gaveUp: (line: string) => void = () => {};

  function launch(): Promise<void> {
    tail = "";
    child = spawn(process.execPath, options.args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ["ignore", "pipe", "pipe"],
      // Its own process group: only the orderly stop ends it, not Ctrl-C.
      detached: true,
    });
    endWithProcess(child, "SIGTERM");
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        tail = (tail + chunk).slice(-4000);
        logFile.write(chunk);
      });
    }
    const started = child;
    return new Promise<void>((resolve, reject) => {
      const limit = Date.now() + START_LIMIT_MS;
      let isUp = false;
      started.once("exit", (code, signal) => {
        if (!isUp)
          reject(new Error(`${options.name} ended at start (${signal ?? code}):\n${tail.trim()}`));
        else if (!isStopping && started === child) crashed(String(signal ?? code));
      });
      const poll = async (): Promise<void> => {
        if (started.exitCode !== null || started.signalCode !== null) return;
        if (await isHealthy(options.healthUrl)) {
          isUp = true;
          return resolve();
        }
        if (Date.now() > limit) {
          started.kill("SIGKILL");
          return reject(new Error(`${options.name} does not answer:\n${tail.trim()}`));
        }
        setTimeout(() => void poll(), 100);
      };
      void poll();
    }).finally(reportWaiting(`waiting until ${options.name} answers`));
  }

  function crashed(how: string): void {
    const now = Date.now();
    crashes = [...crashes.filter((time) => now - time < CRASH_WINDOW_MS), now];
    const waitMs = RESTART_WAITS_MS[crashes.length - 1];
    if (waitMs === undefined) {
      return gaveUp(
        `${options.name} died ${crashes.length} times within a minute (${how}). Its log: ${join(options.logDir, `${options.name}.log`)}`,
      );
    }
    say(`${options.name} died (${how}); starting it again`);
    setTimeout(() => {
      if (isStopping) return;
      launch().then(
        () => say(`${options.name} is back`),
        () => !isStopping && crashed("failed at start"),
      );
    }, waitMs);
  }

  function endChild(): Promise<void> {
    const ending = child;
    if (ending.exitCode !== null || ending.signalCode !== null) return Promise.resolve();
    return new Promise((done) => {
      const force = setTimeout(() => ending.kill("SIGKILL"), 8_000);
      ending.once("exit", () => {
        clearTimeout(force);
        done();
      });
      ending.kill("SIGTERM");
    });
  }

  await launch();
  return {
    name: options.name,
    pid: () => child.pid ?? 0,
    onFatal: (listener) => (gaveUp = listener),
    async restart() {
      isStopping = true;
      await endChild();
      isStopping = false;
      await launch();
    },
    async stop() {
      isStopping = true;
      await endChild();
    },
  };
}
