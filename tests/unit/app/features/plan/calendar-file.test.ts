import { expect, test } from "vitest";
import { calendarFile } from "~/features/plan/calendar-file";
import type { PlanStep } from "~/features/plan/plan.server";

const NOW = new Date("2026-11-23T10:00:00Z");
const step = (changes: Partial<PlanStep> = {}): PlanStep => ({
  id: "1",
  key: "registration",
  title: "Registrar-se; na comuna, com família",
  bodyHtml: null,
  rule: null,
  dueOn: "2027-02-15",
  when: null,
  left: null,
  isOver: false,
  lastDay: "2027-02-15",
  isMissed: false,
  isDone: false,
  isDropped: false,
  waitsFor: [],
  people: [],
  schoolYears: [],
  lesson: null,
  ...{ phase: "arrival", note: null, postponed: null, takeAlong: [], links: [] },
  ...{ office: null, basis: [], law: null, toConfirm: null, postponeDays: [] },
  source: { name: "sem.admin.ch", url: "https://www.sem.admin.ch/" },
  ...changes,
});

test("calendar file: an open step is an all-day event with three reminders and escaped text", () => {
  const lines = calendarFile([step()], { name: "Meu plano", now: NOW }).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20270215");
  expect(lines).toContain("DTSTAMP:20261123T100000Z");
  expect(lines).toContain("SUMMARY:Registrar-se\\; na comuna\\, com família");
  expect(lines.filter((line) => line.startsWith("TRIGGER"))).toEqual([
    "TRIGGER:-P13DT15H",
    "TRIGGER:-P2DT15H",
    "TRIGGER:PT9H",
  ]);
  expect(lines.at(-1)).toBe("");
});

test("calendar file: keeps a step that is late", () => {
  const late = step({ dueOn: "2026-11-20", lastDay: "2026-11-20", isOver: true });
  const over = calendarFile([late], { name: "P", now: NOW });
  expect(over).toContain("DTSTART;VALUE=DATE:20261120");
});

test("calendar file: a step whose advised day has passed stands on its last day, with its reminders", () => {
  const advised = step({ dueOn: "2026-11-20", lastDay: "2027-01-09" });
  const lines = calendarFile([advised], { name: "P", now: NOW }).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20270109");
  expect(lines.filter((line) => line.startsWith("TRIGGER"))).toHaveLength(3);
});

test("calendar file: excludes steps that are done, dropped, missed or undated", () => {
  const steps = [
    step({ isDone: true }),
    step({ isDropped: true }),
    step({ isMissed: true }),
    step({ dueOn: null, lastDay: null }),
  ];
  const none = calendarFile(steps, { name: "Meu plano", now: NOW });
  expect(none).not.toContain("VEVENT");
  // A calendar without any component is invalid.
  expect(none).toContain("BEGIN:VTIMEZONE");
});

test("calendar file: no line exceeds 75 bytes, no character is split, and no extra line can be injected", () => {
  const title = `${"ção ".repeat(60)}\r\nATTACH:http://x`;
  const file = calendarFile([step({ title })], { name: "Meu plano", now: NOW });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("ção ".repeat(60));
  expect(file.replaceAll("\r\n ", "").split("\r\n")).not.toContain("ATTACH:http://x");
});
