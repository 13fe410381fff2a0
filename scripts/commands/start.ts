import { readEnvironment, type LauncherEnvironment } from "../../config/environment.ts";
import { endWithLine, say } from "../stack/progress.ts";
import { DEMO_PASSWORD } from "../stack/parts.ts";
import { startRun } from "../stack/run.ts";
import { startStack, type Stack } from "../stack/stack.ts";

const ACCOUNTS = [
  ["gratis@example.com", "member, not paying"],
  ["membro@example.com", "paying member"],
  ["membro2@example.com", "paying member, for conversations"],
  ["youtube@example.com", "YouTube member"],
  ["editor@example.com", "Directus editor"],
  ["admin@example.com", "Directus admin"],
] as const;

function showBox(stack: Stack, { MAIL_PORT, PAYMENT_PORT }: LauncherEnvironment): void {
  const lines = [
    `Portal Suíça    ${stack.variables.PUBLIC_ORIGIN}/pt-BR`,
    `Directus admin  ${stack.variables.CMS_URL.replace("127.0.0.1", "localhost")}/admin`,
    `Mail            http://localhost:${MAIL_PORT}`,
    ...(stack.variables.STRIPE_API_ORIGIN
      ? [`Payments        http://localhost:${PAYMENT_PORT}`]
      : []),
    "",
    `Demo accounts, password ${DEMO_PASSWORD}`,
    ...ACCOUNTS.map(([email, what]) => `  ${email.padEnd(22)} ${what}`),
    "",
    "Ctrl-C stops everything.",
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const edge = "─".repeat(width + 2);
  process.stdout.write(
    `\n┌${edge}┐\n${lines.map((line) => `│ ${line.padEnd(width)} │\n`).join("")}└${edge}┘\n\n`,
  );
}

try {
  await startRun();
  const environment = readEnvironment("launcher", process.env);
  const isDevelopment = process.argv.includes("--dev");
  const stack = await startStack({
    environment,
    withDemo: environment.PORTAL_MODE !== "production",
    isDevelopment,
  });
  showBox(stack, environment);

  let isStopping = false;
  const stop = async (line: string | null): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    say(line ?? "stopping");
    await stack.stop();
    process.exit(line ? 1 : 0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void stop(null));
  void stack.failed.then((line) => stop(`✗ ${line}`));
} catch (error) {
  endWithLine(error);
}
