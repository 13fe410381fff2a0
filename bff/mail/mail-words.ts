import { createInstance } from "i18next";

const LANGUAGE = "pt-BR";

const words = {
  hello: "Olá.",
  helloName: "Olá, {{name}}.",
  becauseOfAccount: "Você recebeu este e-mail por causa da sua conta no Portal Suíça.",
  copyAddress: "Se o botão não abrir, copie este endereço:",
  daysLeft_zero: "é hoje",
  daysLeft_one: "falta {{count}} dia",
  daysLeft_other: "faltam {{count}} dias",
  notificationsWait_one: "Um aviso espera por você",
  notificationsWait_other: "Avisos esperam por você",
  moreNotifications_one: "E mais {{count}} aviso no portal.",
  moreNotifications_other: "E mais {{count}} avisos no portal.",
  similarNotifications_one: "e mais {{count}} parecida",
  similarNotifications_other: "e mais {{count}} parecidas",
  newOffers_one: "{{count}} oferta nova nas suas buscas salvas",
  newOffers_other: "{{count}} ofertas novas nas suas buscas salvas",
  moreOffers_one: "Há mais {{count}} oferta nova; abra a busca para ver todas.",
  moreOffers_other: "Há mais {{count}} ofertas novas; abra a busca para ver todas.",
} as const;

type WithoutForm<Key> = Key extends `${infer Base}_${"zero" | "one" | "other"}` ? Base : Key;
export type MailWord = WithoutForm<keyof typeof words>;

const i18n = createInstance({
  lng: LANGUAGE,
  resources: { [LANGUAGE]: { mail: words } },
  defaultNS: "mail",
  // Nothing is loaded asynchronously: the words are ready for the first mail.
  initImmediate: false,
  // The layout escapes for HTML; text and subjects are sent as they are.
  interpolation: { escapeValue: false },
});
void i18n.init();

export const mailWord = (
  word: MailWord,
  values: Readonly<Record<string, string | number>> = {},
): string => i18n.t(word, values);

const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Zurich",
});
const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "Europe/Zurich" });

/** `21 de novembro de 2026 às 13:00 (hora da Suíça)`. @param iso ISO 8601 */
export function momentInWords(iso: string): string {
  return `${moment.format(new Date(iso))} (hora da Suíça)`;
}

export function dayInWords(iso: string): string {
  return day.format(new Date(iso));
}

const numbers = {
  CHF: new Intl.NumberFormat("de-CH", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  BRL: new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};
const signs = { CHF: "CHF", BRL: "R$" };

/** `CHF 1’234.50`, `R$ 1.234,50`. @param currency ISO 4217, in either case */
export function moneyInWords(amountCents: number, currency: string): string {
  const code = currency.toUpperCase() === "BRL" ? "BRL" : "CHF";
  const amount = numbers[code].format(amountCents / 100).replaceAll("'", "’");
  return `${signs[code]} ${amount}`;
}
