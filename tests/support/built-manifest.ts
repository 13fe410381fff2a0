import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const BUILD = resolve(import.meta.dirname, "../../build");

/**
 * Route manifest of the build. Manifests of earlier builds stay for open tabs, so the server's code names
 * the current one.
 */
export function readBuiltManifest(): string {
  const sources = readdirSync(join(BUILD, "server"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".js"))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"));
  const [name] = /manifest-\w+\.js/.exec(sources.join("\n")) ?? [];
  if (!name) throw new Error("The built server names no manifest");
  const text = readFileSync(join(BUILD, "client/assets", name), "utf8");
  return text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
}
