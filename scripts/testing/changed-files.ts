import { execFileSync } from "node:child_process";

function git(root: string, ...args: string[]): string[] {
  const output = execFileSync("git", args, { cwd: root, encoding: "utf8" });
  return output.split("\n").filter((line) => line !== "");
}

/**
 * Files that differ from `base`, committed or not, including untracked ones. Without a base: from where
 * this branch left `main`; on `main`, uncommitted changes.
 */
export function listChangedFiles(root: string, base?: string): string[] {
  const from = base ?? git(root, "merge-base", "HEAD", "main")[0] ?? "HEAD";
  const changed = git(root, "diff", "--name-only", from);
  const added = git(root, "ls-files", "--others", "--exclude-standard");
  return [...new Set([...changed, ...added])];
}
