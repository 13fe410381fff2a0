import { button, facts, paragraph } from "../../mail-template.ts";
import type { MailTemplate } from "../../mail-template.ts";
import type { LegalText } from "../../../../contract/account/own-data.ts";

export const legalChanged: MailTemplate<{
  document: LegalText;
  title: string;
  version: string;
  effectiveOn: string;
  changes: string;
}> = {
  subject: "Mudamos um texto legal do Portal Suíça",
  write: ({ document, title, version, effectiveOn, changes }) => ({
    title: `Nova versão: ${title}`,
    parts: [
      paragraph("O que muda:"),
      paragraph(changes),
      facts(["Versão", version], ["Vale a partir de", effectiveOn]),
      button("Ler o texto inteiro", `/pt-BR/${document}`),
    ],
  }),
};
