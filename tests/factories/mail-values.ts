import { openDigestLists } from "../../contract/notifications/email.ts";
import type { MailTemplateName, MailValues } from "../../bff/mail/mail-templates.ts";
import { openContentLists } from "../../bff/modules/notifications/email-frequency/email-frequency.ts";

const at = "2026-12-01T08:00:00.000Z";
const token = "um-token";
const directusUserId = "00000000-0000-4000-8000-000000000001";
const money = { amountCents: 990, currency: "chf" };
const item = { title: "Prêmios de 2027", slug: "premios-de-2027" };
const firstName = "Ana";
const newEmailMasked = "a…@example.com";
const device = "Firefox no Linux";

/** Sample values for every mail of the portal, with one sample per variant. */
export const mailValues: { [Name in MailTemplateName]: readonly MailValues<Name>[] } = {
  account_erased: [{ firstName }],
  account_exists: [{}],
  address_again: [{ code: "123456" }],
  address_change_confirm: [{ token, hours: 24 }],
  address_change_notice: [{ newEmailMasked, changedAt: at, revertToken: token, revertUntil: at }],
  address_change_requested: [{ newEmailMasked, requestedAt: at }],
  address_taken: [{}],
  announcement: (["/pt-BR/app/news", null] as const).map((path) => ({
    text: "Os avisos chegam agora no celular.",
    path,
    unsubscribeToken: token,
  })),
  area_opened: [{ area: "news", unsubscribeToken: token }],
  confirm_email: [{ token, code: "123456", hours: 24 }],
  membership_cancelled: [{ periodEnd: at }],
  membership_ended: [{ endedAt: at }],
  membership_resumed: [{ periodEnd: at }],
  content_published: openContentLists().map((list) => ({ list, item, unsubscribeToken: token })),
  digest: [
    {
      sections: openDigestLists().map((list) => ({
        list,
        items: [item],
        unsubscribeToken: token,
      })),
      personal: [
        { label: "No seu plano: Registro na comuna, até 5 de dezembro", path: "/pt-BR/app/plan" },
      ],
      unsubscribeToken: token,
    },
  ],
  deletion_requested: [{ firstName, dueAt: at, token }],
  export_ready: [{ directusUserId, expiresAt: at }],
  idea_changed: [
    { title: "Sua ideia está pronta", text: "Modo escuro", unsubscribeToken: token },
    {
      title: "Sua ideia está pronta",
      text: "Modo escuro",
      path: "/app/feedback/00000000-0000-4000-8000-000000000000",
      unsubscribeToken: token,
    },
  ],
  inactive_deletion: [{ firstName, dueAt: at, token }],
  inactive_erased: [{ firstName }],
  inactive_warning: [{ firstName, deletionFrom: at }],
  legal_changed: (["terms-of-service", "privacy"] as const).map((document) => ({
    document,
    title: "Termos de uso",
    version: "2",
    effectiveOn: "1º de janeiro",
    changes: "Nada de importante.",
  })),
  new_device: [true, false].map((isKnownNetwork) => ({ loggedInAt: at, device, isKnownNetwork })),
  password_changed: [
    { changedAt: at, device, areCodesOn: true, passkeys: ["chave"], accountId: directusUserId },
  ],
  plan_reminder: [
    {
      steps: [14, 1, 0].map((daysLeft) => ({
        title: "Registrar-se na comuna",
        path: "/app/plan?step=registration",
        isInsurerChange: daysLeft > 0,
        takeAlong: daysLeft === 14 ? ["Passaporte", "Contrato de aluguel"] : [],
        dueOn: "2026-12-01",
        daysLeft,
      })),
      unsubscribeToken: token,
    },
  ],
  payment_doubled: [money],
  payment_failed: ([0, 5, 7] as const).map((day) => ({ day, graceUntil: at, ...money })),
  payment_received: (["month", "year"] as const).map((plan) => ({
    plan,
    taxCents: 74,
    taxPercent: 8.1,
    taxNumber: "CHE-000.000.000 MWST",
    paidAt: at,
    periodEnd: at,
    receiptNumber: "1",
    ...money,
  })),
  reset_password: [{ token, minutes: 60 }],
  search_alert: [0, 1, 7].map((moreCount) => ({
    sections: [
      {
        name: "Cozinha em Zurique",
        offers: [
          {
            label: "Confeiteira · Padaria Sol",
            path: "/pt-BR/app/classifieds/jobs?words=padaria&offer=confeiteira" as const,
          },
        ],
      },
    ],
    moreCount,
    unsubscribeToken: token,
  })),
  notices: [0, 1, 3].map((moreCount) => ({
    notices: [
      {
        label: "Bia S. respondeu ao seu comentário",
        path: `/pt-BR/app/forum/${directusUserId}#comentario-3` as const,
      },
    ],
    moreCount,
    unsubscribeToken: token,
  })),
  second_factor_changed: [{ change: "codes_on", changedAt: at, device }],
  second_factor_refused: [{ refusedAt: at, device }],
  ticket_answered: [true, false].map((isMember) => ({ number: 7, answer: "Pronto.", isMember })),
  ticket_opened: [
    { number: 7, dueAt: at, copy: { subject: "Conta", message: "Não entro." } },
    { number: 7, dueAt: at, copy: null },
  ],
  welcome: [
    { directusUserId, report: null },
    {
      directusUserId,
      report: {
        title: "Há um caminho para você",
        rule: "Com passaporte europeu, a livre circulação vale para você.",
        steps: ["Registre-se na comuna em 14 dias."],
        sentences: ["Com contrato assinado, a autorização segue a duração dele."],
        pages: [{ label: "Notícias", path: "/pt-BR/app/news" }],
      },
    },
  ],
  youtube_claim: (["approved", "rejected", "expired"] as const).map((state) => ({
    state,
    expiresAt: at,
    note: "Obrigado.",
  })),
};
