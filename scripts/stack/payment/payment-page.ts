import { DEMO_AMOUNTS_CENTS } from "./payment-prices.ts";
import type { Checkout, Customer, Invoice, PaymentMethod, Subscription } from "./payment-state.ts";
import type { Plan, PriceCurrency } from "../../../contract/account/membership.ts";

/** Styles of the payment double's pages. Served as a file: the pages allow no inline styles. */
export const PAYMENT_STYLES = `
:root { color-scheme: light dark; --line: light-dark(#dcdfe3, #2f363e); --soft: light-dark(#525b66, #aab2bb); --brand: light-dark(#31308f, #a9a8ff); --on-brand: light-dark(#fff, #12122b); --bad: light-dark(#b9161d, #ff8a86); --good: light-dark(#1f6b4a, #7cc7a2); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f4f4fa, #101018); color: light-dark(#16181d, #f1f2f4); }
.demo { margin: 0; padding: 0.5rem 1rem; background: light-dark(#fdf3e1, #2b2213); color: light-dark(#6f4100, #e7b15c); text-align: center; font-size: 0.875rem; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
section, .card { margin-top: 1rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 14px; background: light-dark(#fff, #191923); }
h1 { margin: 0; font-size: 1.5rem; letter-spacing: -0.02em; }
h2 { margin: 0 0 0.75rem; font-size: 1.0625rem; }
p { margin: 0.25rem 0; }
.sum { margin: 0.25rem 0 0; font-size: 2.25rem; font-weight: 700; letter-spacing: -0.03em; }
.soft, small { color: var(--soft); font-size: 0.875rem; }
.bad { color: var(--bad); font-weight: 600; }
.good { color: var(--good); font-weight: 600; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 0.5rem; font-weight: 600; }
label.option { display: flex; gap: 0.75rem; align-items: center; min-height: 48px; padding: 0 0.9rem; border: 1px solid var(--line); cursor: pointer; }
label.option:first-of-type { border-radius: 10px 10px 0 0; }
label.option:last-of-type { border-radius: 0 0 10px 10px; }
label.option + label.option { border-top: 0; }
label.option:has(:checked) { background: light-dark(#ecebfb, #24243a); font-weight: 600; }
input[type="text"] { flex: 1; min-width: 0; height: 44px; padding: 0 0.75rem; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; }
button, a.button { display: inline-flex; align-items: center; justify-content: center; min-height: 46px; padding: 0 1.1rem; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.main { width: 100%; border-color: transparent; background: var(--brand); color: var(--on-brand); }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.75rem; }
.row > button, .row > a { flex: 1; }
table { width: 100%; border-collapse: collapse; }
td, th { padding: 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; }
td:last-child { text-align: right; }
a { color: inherit; }
:focus-visible { outline: 3px solid light-dark(#0d6b80, #6cc3d5); outline-offset: 2px; }
`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const METHODS: Record<PaymentMethod, string> = { card: "Cartão", twint: "TWINT", pix: "Pix" };
const PLANS: Record<Plan, string> = { month: "Assinatura mensal", year: "Assinatura anual" };
const STATES: Record<Subscription["status"], string> = {
  incomplete: "À espera do pagamento",
  incomplete_expired: "Pagamento não chegou",
  active: "Ativa",
  past_due: "Pagamento em atraso",
  canceled: "Encerrada",
};

export const METHODS_OF: Record<PriceCurrency, readonly PaymentMethod[]> = {
  chf: ["card", "twint"],
  brl: ["card", "pix"],
};

const SIGNS: Record<PriceCurrency, string> = { chf: "CHF", brl: "R$" };

function money(cents: number, currency: PriceCurrency): string {
  const locale = currency === "chf" ? "de-CH" : "pt-BR";
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  return `${SIGNS[currency]} ${format.format(cents / 100)}`;
}

const clock = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "Europe/Zurich" });
const day = (seconds: number) => clock.format(new Date(seconds * 1_000));

function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><p class="demo">Pagamento de demonstração. Nenhum valor é cobrado e nenhum dado de cartão é pedido.</p><main>${content}</main></body>
</html>`;
}

export type CheckoutNotice = "declined" | "coupon" | null;

const NOTICES = {
  declined: "O cartão foi recusado. Nada foi cobrado; tente outra forma de pagamento.",
  coupon: "Este cupom não vale.",
};

export function checkoutPage(checkout: Checkout, notice: CheckoutNotice): string {
  const { plan, currency, percentOff } = checkout;
  const cents = Math.round((DEMO_AMOUNTS_CENTS[plan][currency] * (100 - percentOff)) / 100);
  const options = METHODS_OF[currency].map(
    (method, index) =>
      `<label class="option"><input type="radio" name="method" value="${method}"${index === 0 ? " checked" : ""}>${METHODS[method]}</label>`,
  );
  const coupon = checkout.takesCoupons
    ? `<form method="post" class="row"><input type="text" name="coupon" aria-label="Cupom" placeholder="Cupom" autocomplete="off"><button name="do" value="coupon">Aplicar</button></form>`
    : "";
  return layout(
    "Pagamento",
    `<p class="soft">Portal Suíça</p><h1>${PLANS[plan]}</h1>
<p class="sum">${money(cents, currency)}</p><p class="soft">por ${plan === "year" ? "ano" : "mês"}${percentOff ? `, com ${percentOff}% de desconto` : ""}. Renova-se sozinha até você cancelar.</p>
${notice ? `<p class="bad" role="alert">${NOTICES[notice]}</p>` : ""}
<section><form method="post"><fieldset><legend>Forma de pagamento</legend>${options.join("")}</fieldset>
<button class="main" name="do" value="pay">Pagar</button><div class="row"><button name="do" value="pay-later">Deixar o pagamento em análise</button><button name="do" value="decline">Cartão recusado</button><button name="do" value="leave">Sair sem pagar</button></div></form></section>
${coupon ? `<section><h2>Tem um cupom?</h2>${coupon}</section>` : ""}`,
  );
}

function receiptRow({ id, number, currency, totalCents, status, created }: Invoice): string {
  const label = status === "paid" ? "paga" : status === "open" ? "em aberto" : "anulada";
  return `<tr><th scope="row"><a href="/receipts/${id}">${number}</a><br><small>${day(created)} · ${label}</small></th><td>${money(totalCents, currency)}</td></tr>`;
}

export function portalPage(
  subscription: Subscription | null,
  invoices: readonly Invoice[],
  returnUrl: string,
): string {
  const rows = invoices.toReversed().map(receiptRow).join("");
  return layout(
    "Sua assinatura",
    `<h1>Sua assinatura</h1>
${subscription ? subscriptionSection(subscription) : '<section><p class="soft">Nenhuma assinatura.</p></section>'}
<section><h2>Recibos</h2>${rows ? `<table>${rows}</table>` : '<p class="soft">Nenhum recibo.</p>'}</section>
<div class="row"><a class="button" href="${escape(returnUrl)}">Voltar ao Portal Suíça</a></div>`,
  );
}

function subscriptionSection(subscription: Subscription): string {
  const { plan, nextPlan, currency, status, method, cancelAtPeriodEnd, periodEnd, endedAt } =
    subscription;
  const other: Plan = plan === "month" ? "year" : "month";
  const change = nextPlan
    ? `<button name="do" value="${plan}">Manter a ${PLANS[plan].toLowerCase()}</button>`
    : `<button name="do" value="${other}">Mudar para ${PLANS[other].toLowerCase()}${plan === "year" ? ` em ${day(periodEnd)}` : ""}</button>`;
  const until = endedAt
    ? `Terminou em ${day(endedAt)}`
    : cancelAtPeriodEnd
      ? `Cancelada; vale até ${day(periodEnd)}`
      : nextPlan
        ? `Torna-se ${PLANS[nextPlan].toLowerCase()} em ${day(periodEnd)}`
        : `Renova-se em ${day(periodEnd)}`;
  const cancel = cancelAtPeriodEnd
    ? '<button name="do" value="keep">Manter a assinatura</button>'
    : '<button name="do" value="cancel">Cancelar a assinatura</button>';
  const buttons = endedAt
    ? ""
    : `<form method="post" class="row"><button name="do" value="card">Trocar cartão</button>${change}${cancel}</form>`;
  return `<section><h2>${PLANS[plan]}</h2><p>${money(DEMO_AMOUNTS_CENTS[plan][currency], currency)} · ${METHODS[method]}</p>
<p class="${status === "past_due" ? "bad" : "good"}">${STATES[status]}</p><p class="soft">${until}</p>${buttons}</section>`;
}

export function receiptPage(invoice: Invoice, customer: Customer | null): string {
  const { number, plan, currency, totalCents, taxCents, status, created, paidAt } = invoice;
  return layout(
    `Recibo ${number}`,
    `<h1>Recibo ${number}</h1><section><table>
<tr><th scope="row">Vendido por</th><td>Demonstração: operadora fictícia</td></tr>
<tr><th scope="row">Cliente</th><td>${escape(customer?.name ?? "")}</td></tr>
<tr><th scope="row">${PLANS[plan]}</th><td>${money(totalCents, currency)}</td></tr>
<tr><th scope="row">Imposto (IVA) incluído</th><td>${money(taxCents, currency)}</td></tr>
<tr><th scope="row">Emitido em</th><td>${day(created)}</td></tr>
<tr><th scope="row">${paidAt ? "Pago em" : "Situação"}</th><td>${paidAt ? day(paidAt) : status === "open" ? "Em aberto" : "Anulado"}</td></tr>
</table></section>`,
  );
}

export function overviewPage(
  subscriptions: readonly Subscription[],
  findCustomer: (id: string) => Customer | null,
): string {
  const cards = subscriptions.toReversed().map((subscription) => {
    const { id, customer, status, plan, periodEnd, isDeclined, endedAt } = subscription;
    const button = (action: string, label: string) =>
      `<button name="do" value="${action}">${label}</button>`;
    const actions = endedAt
      ? ""
      : `<form method="post" action="/control/subscriptions/${id}" class="row">${status === "incomplete" ? button("confirm", "Confirmar o pagamento") + button("refuse", "Recusar o pagamento") : button("renew", "Cobrar a renovação")}${button("fail", "Recusar a renovação")}${button("advance-8", "Avançar 8 dias")}</form>`;
    return `<section><h2>${escape(findCustomer(customer)?.email ?? customer)}</h2><p>${PLANS[plan]} · ${STATES[status]}${isDeclined ? " · cartão recusado" : ""}</p><p class="soft">Período até ${day(periodEnd)}</p>${actions}</section>`;
  });
  return layout(
    "Pagamentos da demonstração",
    `<h1>Pagamentos da demonstração</h1><p class="soft">Ocupa o lugar do provedor de pagamentos enquanto nenhuma chave dele está configurada.</p>${cards.join("") || '<section><p class="soft">Ninguém assinou ainda.</p></section>'}`,
  );
}

export function paymentNotFoundPage(): string {
  return layout(
    "Página não encontrada",
    `<h1>Este pagamento não está mais aberto</h1><p class="soft">Volte ao portal e comece de novo.</p>`,
  );
}
