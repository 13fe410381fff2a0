import { resolve } from "node:path";
import { readEnvironment } from "../../config/environment.ts";
import { auditPage, describeScores, saveScores, type Scores } from "../../bench/lighthouse.ts";
import { describeResponsiveness, tryJourneys } from "../../bench/interactions.ts";
import { JOURNEYS } from "../../bench/journeys.ts";
import { logIn } from "../../bench/member.ts";
import { pageExamples } from "../pages/page-examples.ts";
import { findBrowser } from "../stack/browser.ts";
import { exitAtSignals } from "../stack/children.ts";
import { DEMO_PASSWORD } from "../stack/parts.ts";
import { findPartPorts } from "../stack/ports.ts";
import { endWithLine, step } from "../stack/progress.ts";
import { startStack } from "../stack/stack.ts";

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
    const [article] = pageExamples["/pt-BR/app/articles/*"]?.addresses ?? [];
    const pages = [
      { name: "landing", url: `${PUBLIC_ORIGIN}/pt-BR` },
      { name: "login", url: `${PUBLIC_ORIGIN}/pt-BR/login` },
      { name: "news list", url: `${PUBLIC_ORIGIN}/pt-BR/app/news`, cookie },
      { name: "news page", url: `${PUBLIC_ORIGIN}${page}`, cookie },
      { name: "article", url: `${PUBLIC_ORIGIN}${article}`, cookie },
    ];
    const isClicksOnly = process.argv.includes("--clicks");
    const all: Scores[] = [];
    for (const each of isClicksOnly ? [] : pages) {
      all.push(await step(`audited the ${each.name}`, () => auditPage(each, browser)));
    }
    const answers = await step("clicks and keys tried at a quarter of the speed", () =>
      tryJourneys(JOURNEYS, { origin: PUBLIC_ORIGIN, cookie, browser }),
    );
    const clicks = describeResponsiveness(answers);
    const scores = describeScores(all, new Date().toISOString().slice(0, 10));
    const text = isClicksOnly ? clicks : `${scores}\n${clicks}`;
    if (!isClicksOnly) saveScores(text);
    process.stdout.write(`\n${text}`);
  } finally {
    await stack.stop();
  }
} catch (error) {
  endWithLine(error);
}
