import { REMIND_DAYS_BEFORE } from "../../../contract/switzerland/plan-reminders.ts";
import type { PlanStep } from "./plan.server";

/** Maximum bytes of a line; the next line continues it after a space (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const encoder = new TextEncoder();

function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    const limit = parts.length === 0 ? LINE_BYTES : LINE_BYTES - 1;
    if (encoder.encode(part + letter).length > limit) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}

/** Escapes a text (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r?\n/g, "\\n");

const compact = (day: string) => day.replaceAll("-", "");

function alarm(daysBefore: number, title: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    // Reminds at 9 a.m.: an all-day event begins at midnight.
    `TRIGGER:${daysBefore === 0 ? "PT9H" : `-P${daysBefore - 1}DT15H`}`,
    "END:VALARM",
  ];
}

function event({ key, title, source }: PlanStep, day: string, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:plano-${key}@portal-suica`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(title)}`,
    "TRANSP:TRANSPARENT",
    ...(source ? [`URL:${source.url}`] : []),
    ...REMIND_DAYS_BEFORE.flatMap((days) => alarm(days, title)),
    "END:VEVENT",
  ];
}

/** A calendar needs at least one component (RFC 5545, 3.6): the time zone, if there are no steps. */
const ZURICH = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Zurich",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:19810329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

export function calendarFile(
  steps: readonly PlanStep[],
  { name, now }: { name: string; now: Date },
): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const events = steps.flatMap((step) =>
    step.lastDay !== null && !step.isDone && !step.isDropped && !step.isMissed
      ? event(step, step.lastDay, stamp)
      : [],
  );
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Portal Suica//Plano//PT",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    ...(events.length > 0 ? events : ZURICH),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
