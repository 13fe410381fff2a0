import { wants, type NotificationChoices } from "../../../../contract/notifications/choices.ts";
import {
  channels,
  chosenKinds,
  defaultOf,
  kinds,
  type Channel,
} from "../../../../contract/notifications/kinds.ts";
import { findQuestion } from "./answer-names.ts";
import { camelCase, fieldName } from "./field-names.ts";
import { findValueName } from "./value-names.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
const channelNames: Readonly<Record<Channel, string>> = {
  portal: "no portal",
  mail: "por e-mail",
  push: "nos aparelhos",
};
export const NOTHING = "–";

export function readableValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (typeof value === "number") return readableNumber(field, value);
  if (value instanceof Date) return dateTime(value);
  if (Array.isArray(value)) {
    return value.map((each) => readableValue(field, each)).join(", ") || NOTHING;
  }
  if (typeof value === "object") return readableFields(value, field);
  return readableText(field, String(value));
}

const count = new Intl.NumberFormat("pt-BR", { useGrouping: false });
const amount = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2 });
const calendarDay = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Zurich",
});

function readableNumber(field: string, value: number): string {
  if (!camelCase(field).endsWith("Cents")) {
    return count.format(value);
  }
  return amount.format(value / 100);
}

function readableAnswer(answers: Readonly<Record<string, string>>, value: unknown): string {
  const input = Array.isArray(value) ? value : [value];
  return input.map((each) => answers[String(each)] ?? String(each)).join(", ") || NOTHING;
}

/** Each kind of notification with its channels: those that the member chose, or the defaults. */
function readableChoices(choices: NotificationChoices): string {
  const lines = chosenKinds.map((kind) => {
    const requested = channels.filter(
      (channel) => defaultOf(kind, channel) !== null && wants(choices, kind, channel),
    );
    const names = requested.map((channel) => channelNames[channel]);
    return `${kinds[kind].name}: ${names.join(", ") || NOTHING}`;
  });
  return lines.join("; ");
}

/** Technical columns: ids, keys and counters. The export contains them too. */
const technicalColumns = new Set(
  `actor anchor assignee author cmsRoleId decidedBy dedupeKey deviceId emailKey emailVersion generation groupHead groupKey handledBy
  hasOldPortalChoices id member owner parent provider providerRef publicKey role shareToken target textDirection ticket
  uniqueKey duplicateOfId isTrapped syncedAt wrongCodes user userCreated userUpdated channelState addressHash passwordHash
  totpLastStep previousExpiresAt lastError counter challenge`.split(/\s+/),
);

export function isPlumbing(column: string): boolean {
  return technicalColumns.has(camelCase(column)) || column.endsWith("_id");
}

/** Fields whose parts are answers to questions. */
const answerFields = new Set(["answers", "situation"]);

function readableFields(value: object, field: string): string {
  if (camelCase(field) === "notificationChoices") return readableChoices(value);
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const question = answerFields.has(field) ? findQuestion(name) : null;
    if (question) return `${question.name}: ${readableAnswer(question.answers, inner)}`;
    if (field === "answers" && isPlumbing(name)) return [];
    const choices = field === "visibility" ? "choice" : name;
    return `${fieldName(name)}: ${readableValue(choices, inner)}`;
  });
  return fields.join("; ") || NOTHING;
}

function readableText(field: string, text: string): string {
  return readableDate(text) ?? findValueName(camelCase(field), text) ?? text;
}

function readableDate(text: string): string | null {
  const isDay = CALENDAR_DAY.test(text);
  if (!isDay && !MOMENT.test(text)) return null;
  const date = new Date(isDay ? text : withZone(text));
  if (Number.isNaN(date.getTime())) return null;
  if (!isDay) return dateTime(date);
  return calendarDay.format(date);
}

/** PostgreSQL writes `2026-11-21 16:46:14+00`. A time without a zone is in UTC. */
function withZone(text: string): string {
  const iso = text.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00");
  return /(Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}Z`;
}

export const dateTime = (date: Date): string => moment.format(date);
