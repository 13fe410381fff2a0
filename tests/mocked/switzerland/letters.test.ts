import { beforeEach, describe, expect, test } from "vitest";
import { makeCanton } from "../../factories/cantons";
import { makeLetterRow, makeOfficeRow } from "../../factories/plan";
import { directus, mockNetwork, network, plan } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
let as: string;
beforeEach(async () => {
  portal = await openPortal();
  as = signInFree();
  directus.state.database.letters.push(
    makeLetterRow(),
    makeLetterRow({ key: "end-lease", title: "Um rascunho", status: "draft" }),
  );
});

const path = "/pt-BR/app/letters/end-phone";
const form = {
  ...{ sender: "Ana Silva", senderAddress: "Weg 1\n8000 Zürich" },
  ...{ to: "Firma AG\n3000 Bern", place: "Zürich", day: "2026-11-29", endDay: "2026-12-31" },
};

test("letters: a free member finds the published ones", async () => {
  const { status, text } = await portal.visit("/pt-BR/app/letters", { as });
  expect(status).toBe(200);
  expect(text).toContain("Rescindir o celular");
  expect(text).not.toContain("Um rascunho");
});

test("letters: a draft and an unknown letter have no page", async () => {
  for (const key of ["end-lease", "nothing"]) {
    expect((await portal.visit(`/pt-BR/app/letters/${key}`, { as })).status).toBe(404);
  }
});

describe("letter", () => {
  test("is shown in both languages, and sent to no other part of the portal", async () => {
    const sent: Promise<string>[] = [];
    network.events.on("request:start", ({ request }) => {
      sent.push(request.clone().text());
    });
    const { status, text } = await portal.visit(path, { as, form });
    network.events.removeAllListeners();
    expect(status).toBe(200);
    expect(text).toContain("Ich kündige per 31. Dezember 2026.");
    expect(text).toContain("Rescindo em 31 de dezembro de 2026.");
    expect(text).toContain("Einschreiben");
    expect(text).not.toContain("Grund:");
    expect(sent.length).toBeGreaterThan(0);
    expect((await Promise.all(sent)).join()).not.toMatch(/Firma AG|Ana Silva/);
  });

  test("is in the language of the address, page and PDF alike", async () => {
    const { text } = await portal.visit(`${path}?language=fr`, { as, form });
    expect(text).toContain("Je résilie au 31 décembre 2026.");
    expect(text).toContain("/letters/end-phone/pdf?language=fr");
  });

  test("opens in the canton of the signup, with its office and the end of the permit", async () => {
    const canton = makeCanton({ cantonCode: "FR", languages: ["fr", "de"] });
    directus.state.database.Cantons.push(canton);
    directus.state.database.offices.push(
      makeOfficeRow({ canton: canton.id, name: "SPoMi", address: "Route 9, 1763 Granges-Paccot" }),
    );
    const permitEnd = { name: "permitEnd", kind: "day", label: "Vence em", isRequired: true };
    directus.state.database.letters.push(
      makeLetterRow({ key: "permit-renewal", fieldsJson: [permitEnd] }),
    );
    plan.state.cantons = ["FR"];
    plan.state.events = { permitEnd: "2031-02-20" };
    const { text } = await portal.visit("/pt-BR/app/letters/permit-renewal", { as });
    expect(text).toContain("SPoMi\nRoute 9\n1763 Granges-Paccot");
    expect(text).toContain("Repartição do cantão que você escolheu no cadastro");
    expect(text).toContain('value="2031-02-20"');
    const french = text.indexOf(">Francês</option>");
    expect(french).toBeGreaterThan(0);
    expect(text.indexOf(">Alemão</option>")).toBeGreaterThan(french);
  });

  test("that ends a lease is read where the home is, not where the member moves to", async () => {
    directus.state.database.Cantons.push(
      makeCanton({ cantonCode: "VD", languages: ["fr"] }),
      makeCanton({ id: 1, cantonCode: "ZH", name: "Zurique", languages: ["de"] }),
    );
    const endDay = { name: "endDay", kind: "day", label: "Fim do aluguel", isRequired: true };
    directus.state.database.letters.push(
      makeLetterRow({
        ...{ key: "end-lease", fieldsJson: [endDay], postBeforeDays: 12 },
        deadlineJson: { from: "leaving", lease: true },
      }),
    );
    Object.assign(plan.state, { events: { cantonMove: "2031-09-20" }, newCanton: "VD" });
    plan.state.cantons = ["ZH"];
    const { text } = await portal.visit("/pt-BR/app/letters/end-lease", { as });
    expect(text).toContain(
      "30 de setembro de 2031: poste até quarta-feira, 18 de junho de 2031; depois de quarta-feira, 25 de junho de 2031",
    );
    expect(text.indexOf(">Alemão</option>")).toBeLessThan(text.indexOf(">Francês</option>"));
    plan.state.cantons = ["VD"];
    const unknown = await portal.visit("/pt-BR/app/letters/end-lease", { as });
    expect(unknown.text).toContain("não sabe de qual cantão você sai");
  });

  test("about tax at source keeps the deadline only where the canton takes a letter", async () => {
    const tax = "/pt-BR/app/letters/tax-correction";
    const canton = makeCanton({ cantonCode: "ZH", name: "Zurique", languages: ["de"] });
    directus.state.database.Cantons.push(canton);
    directus.state.database.offices.push(
      makeOfficeRow({ canton: canton.id, kind: "tax", note: "Pela internet." }),
    );
    const bodyDe = "Antrag per {{endDay}}.\n\n{{keepsDeadline}}";
    directus.state.database.letters.push(makeLetterRow({ key: "tax-correction", bodyDe }));
    plan.state.cantons = ["ZH"];
    const opened = await portal.visit(tax, { as });
    expect(opened.text).toContain("Em Zurique, a carta não basta");
    expect(opened.text).toContain("Pela internet.");
    const refused = await portal.visit(tax, { as, form });
    expect(refused.text).toContain("Antrag per 31. Dezember 2026.");
    expect(refused.text).toContain("Em Zurique, a carta não basta");
    expect(refused.text).not.toMatch(/Fristwahrung|Einschreiben|Como enviar/);
    plan.state.cantons = ["VD"];
    const taken = await portal.visit(tax, { as, form });
    expect(taken.text).toContain("Dieses Schreiben dient der Fristwahrung.");
    expect(taken.text).not.toContain("a carta não basta");
  });

  test("opens without the service too", async () => {
    plan.state.isUnavailable = true;
    const { status, text } = await portal.visit(path, { as });
    expect(status).toBe(200);
    expect(text).toContain("Escolha a de quem recebe.");
  });

  test("names what is missing, and loses nothing of what was typed", async () => {
    const { status, text } = await portal.visit(path, { as, form: { ...form, to: "" } });
    expect(status).toBe(400);
    expect(text).toContain("Falta acertar 1 campo.");
    expect(text).toContain("8000 Zürich");
  });

  test("opens with the values of another page, and asks for nothing yet", async () => {
    const draft = { draft: "1", to: "Firma AG", childYear: "2016" };
    const { status, text } = await portal.visit(path, { as, form: draft });
    expect(status).toBe(200);
    expect(text).toContain("Firma AG");
    expect(text).toContain("nascimento em 2016");
    expect(text).not.toContain("Falta acertar");
  });

  test("of an insurer shows the stages of a change, and others do not", async () => {
    directus.state.database.letters.push(makeLetterRow({ key: "cancel-insurer" }));
    const stages = "Troca de seguradora, passo a passo";
    expect((await portal.visit("/pt-BR/app/letters/cancel-insurer", { as })).text).toContain(
      stages,
    );
    expect((await portal.visit(path, { as })).text).not.toContain(stages);
  });

  test("is a PDF, only by POST", async () => {
    const { status, headers, text } = await portal.visit(`${path}/pdf`, { as, form });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text.startsWith("%PDF-")).toBe(true);
    expect((await portal.visit(`${path}/pdf`, { as, form: { ...form, day: "" } })).status).toBe(
      400,
    );
  });
});
