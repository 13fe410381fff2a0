import { describe, expect, test } from "vitest";
import { welcome } from "../../../../../../bff/mail/templates/account/welcome.ts";
import { assess } from "../../../../../../bff/modules/switzerland/eligibility/assess.ts";
import type { AssessedAnswers } from "../../../../../../bff/modules/switzerland/eligibility/conditions.ts";
import { mailedReport } from "../../../../../../bff/modules/account/signup/welcome-mail.ts";
import { seededTexts } from "../../../../../factories/report-texts.ts";

const mailOf = (answers: AssessedAnswers) => {
  const report = assess(answers, seededTexts);
  if (!report) throw new Error("no rule applies");
  const { parts } = welcome.write({ directusUserId: "m1", report: mailedReport(report) });
  return JSON.stringify(parts);
};

describe("welcome mail after signup", () => {
  const resident: AssessedAnswers = { passport: "no", job: "working", permit: "B", time: "there" };

  test("does not ask a resident for missing answers", () => {
    const mail = mailOf(resident);
    expect(mail).not.toContain("Faltam algumas perguntas");
    expect(mail).toContain("Você respondeu a tudo");
    expect(mail).toContain("/pt-BR/app/profile/m1/report");
  });

  test("does not name the permit", () => {
    expect(mailOf(resident)).not.toMatch(/autorização B|Ausweis B/i);
  });

  test("begins with the dated steps of the plan", () => {
    const { parts } = welcome.write({
      directusUserId: "m1",
      report: { title: "Há", rule: "Regra.", steps: [], sentences: [], pages: [] },
      firstSteps: [
        { title: "Registrar-se na comuna", dueOn: "2026-12-15" },
        { title: "Abrir uma conta", dueOn: null, timing: "until" },
        { title: "Contratar o seguro", dueOn: "2026-11-15", timing: "over" },
        { title: "Pedir a autorização C", dueOn: "2031-11-05", timing: "opens" },
      ],
    });
    expect(JSON.stringify(parts)).toContain(
      "o prazo de 15 de novembro de 2026 pode já ter passado",
    );
    expect(JSON.stringify(parts)).toContain("a partir de 5 de novembro de 2031");
    expect(JSON.stringify(parts)).toContain("até 15 de dezembro de 2026");
    expect(JSON.stringify(parts)).toContain("quando chegar a hora");
  });

  test("speaks of the move to newcomers only", () => {
    const answers = { passport: "yes", country: "IT", cantons: ["BE"], hours: "5_10" };
    const forNewcomers = /antes de procurar apartamento|14 dias/;
    const newcomer = { ...answers, job: "contract", time: "3_6" };
    expect(mailOf(newcomer)).toMatch(forNewcomers);
    const settled = { ...answers, job: "working", time: "there", stay: "over_12" };
    expect(mailOf(settled)).not.toMatch(forNewcomers);
    expect(mailOf(settled)).toContain("as repartições que atendem quem mora aqui");
  });

  test("links to the plan", () => {
    expect(mailOf(resident)).toContain("/pt-BR/app/plan");
    const newcomer = { passport: "yes", country: "IT", job: "contract", time: "3_6" };
    expect(mailOf(newcomer)).toContain("/pt-BR/app/plan");
  });
});
