import { execFileSync } from "node:child_process";

export type RedisUse = { keys: string[]; channels: string[] };

export function readRedisUse(redisCli: string, redisUrl: string): RedisUse {
  const { port, password } = new URL(redisUrl);
  const ask = (...question: string[]) =>
    execFileSync(redisCli, ["-p", port, ...question], {
      env: { ...process.env, REDISCLI_AUTH: password },
      encoding: "utf8",
    })
      .split("\n")
      .filter(Boolean);
  return { keys: ask("--scan"), channels: ask("pubsub", "channels") };
}
