import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "../../../contract/account/roles.ts";
import {
  comparePlans,
  PLAN_FILE_TEMPLATE,
  planColumns,
  readPlanFile,
  type PlanFileInput,
  type PlanFileReport,
  type StoredPlan,
} from "../../../contract/classifieds/plan-file.ts";
import { mockNetwork, network, service } from "../../mocks/network";
import { appEnvironment } from "../../support/app-environment";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

const TODAY = "2026-11-30";
const SUN: Record<string, string> = {
  ...{ operadora: "Sol", plano: "Sol Livre", tipo: "postpaid", preco_por_mes: "29.90" },
  ...{ dados_gb: "10", ligacoes_minutos: "", tem_5g: "sim", tem_esim: "nao" },
  ...{ prazo_minimo_meses: "12", aviso_dias: "", link: "https://sol.ch/livre" },
  ...{ fonte: "Página da Sol", fonte_link: "https://sol.ch", consultado_em: "2026-11-29" },
};
const fileOf = (...plans: Record<string, string>[]) =>
  PLAN_FILE_TEMPLATE +
  plans
    .map((plan) => planColumns.map((column) => ({ ...SUN, ...plan })[column]).join(";"))
    .join("\r\n");
const plansIn = (file: string): StoredPlan[] =>
  readPlanFile(file, TODAY).rows.map(({ line, values }) => ({ id: `${line}`, ...values }));

/** Published plans. */
let stored: StoredPlan[];
let sent: PlanFileInput[];

const nameOf = ({ provider, name, type }: StoredPlan) => ({
  ...{ provider: provider ?? "", name: name ?? "", type: type ?? "postpaid" },
});

/** As the extension answers; its own tests write the plans. */
function answerFile({ text, isTrial }: PlanFileInput): PlanFileReport {
  const { rows, problems } = readPlanFile(text, TODAY);
  if (problems.length > 0)
    return { state: "refused", added: [], changed: [], unchanged: 0, missing: [], problems };
  const { added, changed, unchanged, missing } = comparePlans(rows, stored);
  if (!isTrial) stored = plansIn(text);
  return {
    state: isTrial ? "tried" : "imported",
    added: added.map(({ values }) => values),
    changed: changed.map(({ values, changes }) => ({ ...values, changes })),
    ...{ unchanged, missing: missing.map(nameOf), problems: [] },
  };
}

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  sent = [];
  stored = plansIn(fileOf({}, { plano: "Sol Velho" }, { plano: "Sol Casa", tipo: "internet" }));
  network.use(
    http.get(`${appEnvironment.SERVICE_URL}/api/official-files/v1/runs`, () =>
      HttpResponse.json({ runs: [] }),
    ),
    http.post(`${appEnvironment.CMS_URL}/portal-plan-file`, async ({ request }) => {
      const input = (await request.json()) as PlanFileInput;
      sent.push(input);
      return HttpResponse.json({ data: answerFile(input) });
    }),
  );
});

const signInEditor = () => service.signIn({ roleId: roleIds.editor }).accessToken;

async function send(file: string, intent: "try-plans" | "import-plans", as = signInEditor()) {
  const body = new FormData();
  body.set("intent", intent);
  body.set("file", new File([file], "planos.csv", { type: "text/csv" }));
  const request = new Request(new URL("/pt-BR/app/official-files", appEnvironment.PUBLIC_ORIGIN), {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", cookie: `portal_access=${as}` },
    body,
  });
  const response = await portal.handle(request);
  // React parts neighbouring texts by comments.
  return { status: response.status, text: (await response.text()).replaceAll("<!-- -->", "") };
}

describe("file of phone plans", () => {
  const file = fileOf({ preco_por_mes: "35.90" }, { plano: "Sol Novo" });

  test("as a dry run lists what would change, and changes nothing", async () => {
    const before = [...stored];
    const { status, text } = await send(file, "try-plans");
    expect(status).toBe(200);
    for (const words of [
      ...["Conferido: nada foi mudado", "Novos (1)", "Sol: Sol Novo (postpaid)"],
      ...["Alterados (1)", "preco_por_mes: de CHF\u00a029.90 para CHF\u00a035.90"],
      ...["Fora do arquivo, seriam arquivados (1)", "Sol: Sol Velho (postpaid)"],
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("Sol Casa");
    expect(sent.map(({ isTrial }) => isTrial)).toEqual([true]);
    expect(stored).toEqual(before);
  });

  test("is published with the second button, and says what it changed", async () => {
    const { status, text } = await send(file, "import-plans");
    expect(status).toBe(200);
    expect(text).toContain("Planos publicados: já valem nas páginas");
    expect(text).toContain("Fora do arquivo, foram arquivados (1)");
    expect(stored.map(({ name }) => name)).toEqual(["Sol Livre", "Sol Novo"]);
  });

  test("with an error is refused whole, with every problem and its line", async () => {
    const before = [...stored];
    const wrong = fileOf({}, { preco_por_mes: "barato" }, { link: "http://sol.ch" });
    const { status, text } = await send(wrong, "import-plans");
    expect(status).toBe(400);
    for (const words of [
      "Arquivo recusado: nada foi publicado",
      "Linha 3: Em preco_por_mes, escreva francos e centavos, como 29.90.",
      "Linha 4: Em link, escreva um endereço com https://.",
    ])
      expect(text).toContain(words);
    expect(stored).toEqual(before);
  });

  test("that does not reach Directus sends the editor to look there before a second try", async () => {
    network.use(
      http.post(`${appEnvironment.CMS_URL}/portal-plan-file`, () => HttpResponse.error()),
    );
    const { status, text } = await send(file, "import-plans");
    expect(status).toBe(400);
    expect(text).toContain("Confira os planos no Directus antes de tentar de novo.");
  });

  test("is taken from the team only", async () => {
    expect((await send(file, "try-plans", signInFree())).status).toBe(404);
    expect(sent).toEqual([]);
  });
});
