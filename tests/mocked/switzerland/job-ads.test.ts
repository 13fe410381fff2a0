import { beforeEach, describe, expect, test } from "vitest";
import { lastPossibleDay } from "../../../contract/classifieds/job-ads.ts";
import { makeJob } from "../../factories/classifieds";
import { directus, mockNetwork, service } from "../../mocks/network";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { openPortal, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const ADS = "/pt-BR/app/classifieds/jobs/ads";
const jobs = () => directus.state.database.jobs;
const signIn = () => {
  const { accessToken: as, directusUserId: id } = service.signIn({ roleId: FREE_ROLE_ID });
  return { as, id };
};
const lastDay = lastPossibleDay(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
const typed = {
  ...{ intent: "ad", title: "Confeiteira", company: "Padaria Sol", city: "Olten", canton: "SO" },
  ...{ workloadMin: "60", workloadMax: "80", contractType: "permanent" },
  ...{ salaryMin: "4’800", salaryMax: "", salaryPeriod: "month", de: "A2", pt: "" },
  permitPolicy: "swiss_permit",
  text: "Bolos e tortas para a nossa loja, de terça a sábado.",
  ...{ applyTo: "vagas@padaria.ch", lastDay, isEmployer: "on" },
};
const send = (as: string, changes: object = {}) =>
  portal.visit(ADS, { as, form: { ...typed, ...changes } });

describe("employer's job ad", () => {
  test("of a free member waits for the team: only its author sees it", async () => {
    const [ana, rui] = [signIn(), signIn()];
    const { status, text } = await send(ana.as);
    expect(status).toBe(200);
    expect(text).toContain("Anúncio enviado");
    expect(jobs()).toMatchObject([
      {
        ...{ status: "in_review", author: ana.id, salaryMinCents: 480_000, salaryMaxCents: null },
        ...{ applyEmail: "vagas@padaria.ch", applyUrl: null },
        languages: [{ code: "de", level: "A2" }],
      },
    ]);
    expect((await portal.visit(ADS, { as: ana.as })).text).toContain("aguardando a equipe");
    expect((await portal.visit(ADS, { as: rui.as })).text).not.toContain("Confeiteira");
    const list = await portal.visit("/pt-BR/app/classifieds/jobs", { as: rui.as });
    expect(list.text).not.toContain("Confeiteira");
    const slug = jobs()[0]?.slug;
    const opened = await portal.visit(`/pt-BR/app/classifieds/jobs?offer=${slug}`, { as: rui.as });
    expect(opened.status).toBe(404);
  });

  test.each([
    ["isEmployer", "", "Confirme que você é o empregador"],
    ["applyTo", "http://padaria.ch", "Escreva um endereço que comece com https://"],
    ["lastDay", "2020-01-01", "Escolha um dia entre hoje"],
    ["salaryMin", "muito", "Escreva um valor em francos"],
    ["workloadMax", "40", "O máximo não pode ser menor"],
  ])("is not sent with a wrong %s, and nothing typed is lost", async (field, value, sentence) => {
    const { as } = signIn();
    const { status, text } = await send(as, { [field]: value });
    expect(status).toBe(400);
    expect(text).toContain(sentence);
    expect(text).toContain(typed.text);
    expect(jobs()).toEqual([]);
  });

  test("is refused while three others wait, and nothing typed is lost", async () => {
    const { as, id } = signIn();
    jobs().push(...[1, 2, 3].map(() => makeJob({ status: "in_review", author: id })));
    const { status, text } = await send(as);
    expect(status).toBe(409);
    expect(text).toContain("Você já tem 3 anúncios à espera da equipe");
    expect(text).toContain(typed.text);
  });

  test("shows its author how the team decided", async () => {
    const { as, id } = signIn();
    jobs().push(
      makeJob({ title: "Vaga no ar", author: id, validTo: lastDay }),
      makeJob({
        ...{ title: "Vaga recusada", author: id, status: "archived", postedAt: null },
        refusalReason: "O endereço não é do empregador.",
      }),
      makeJob({ title: "Vaga encerrada", author: id, validTo: "2026-01-31" }),
    );
    const { text } = await portal.visit(ADS, { as });
    for (const state of ["no ar até", "recusado", "encerrado em"]) expect(text).toContain(state);
    expect(text).toContain("Motivo: O endereço não é do empregador.");
  });

  test("is withdrawn by its author only", async () => {
    const [ana, rui] = [signIn(), signIn()];
    const job = makeJob({ title: "Vaga no ar", author: ana.id, validTo: lastDay });
    jobs().push(job);
    const withdraw = (as: string) =>
      portal.visit(ADS, { as, form: { intent: "withdraw", ad: job.id } });
    expect((await withdraw(rui.as)).text).toContain("Este anúncio já não pode ser retirado.");
    expect(job.status).toBe("published");
    expect((await withdraw(ana.as)).text).toContain("Anúncio retirado.");
    expect(job.status).toBe("archived");
    expect((await portal.visit(ADS, { as: ana.as })).text).toContain("retirado por você");
  });

  test("keeps its typed text while Directus is unavailable", async () => {
    const { as } = signIn();
    directus.state.outage = "failing";
    const { status, text } = await send(as);
    expect(status).toBe(503);
    expect(text).toContain(typed.text);
  });
});
