import { resolve } from "node:path";
import { readEnvironment } from "../../config/environment.ts";
import { auditPage, describeScores, saveScores, type Scores } from "../bench/lighthouse.ts";
import { logIn } from "../bench/member.ts";
import { findBrowser } from "../stack/browser.ts";
import { exitAtSignals } from "../stack/children.ts";
import { DEMO_PASSWORD } from "../stack/parts.ts";
import { findPartPorts } from "../stack/ports.ts";
import { endWithLine, step } from "../stack/progress.ts";
import { startStack } from "../stack/stack.ts";

/** Lighthouse's scores of the landing, login, news list and news page; writes docs/lighthouse.md. */
exitAtSignals();
try {
  const browser = await findBrowser();
  const root = process.env["PORTAL_DATA_DIR"] ?? ".data";
  const environment = readEnvironment("launcher", {
    PORTAL_MODE: "test",
    PORTAL_DATA_DIR: resolve(root, "lighthouse"),
    ...(await findPartPorts()),
  });
  const stack = await startStack({ environment, withDemo: true });
  try {
    const { PUBLIC_ORIGIN, SERVICE_URL } = stack.variables;
    const cookie = await logIn(SERVICE_URL, "membro@example.com", DEMO_PASSWORD);
    const page = "/pt-BR/app/news/primeiros-14-dias-o-registro-na-comuna-passo-a-passo";
    const pages = [
      { name: "landing", url: `${PUBLIC_ORIGIN}/pt-BR` },
      { name: "login", url: `${PUBLIC_ORIGIN}/pt-BR/login` },
      { name: "news list", url: `${PUBLIC_ORIGIN}/pt-BR/app/news`, cookie },
      { name: "news page", url: `${PUBLIC_ORIGIN}${page}`, cookie },
    ];
    const all: Scores[] = [];
    for (const each of pages) {
      all.push(await step(`audited the ${each.name}`, () => auditPage(each, browser)));
    }
    const text = describeScores(all, new Date().toISOString().slice(0, 10));
    saveScores(text);
    process.stdout.write(`\n${text}`);
  } finally {
    await stack.stop();
  }
} catch (error) {
  endWithLine(error);
}
