import { beforeAll, expect, test } from "vitest";
import { readFigures } from "../../support/figures-without-source.ts";
import { BROWSER, send, signIn, submitForm } from "./wire";

/** Pages with figures; with a form, its response without scripts. */
const PAGES: readonly { path: string; form?: Record<string, string>; atLeast: number }[] = [
  { path: "cantons", atLeast: 26 },
  { path: "cantons?figure=averageRentPrice", atLeast: 26 },
  { path: "cantons/ZH", atLeast: 10 },
  { path: "cantons/AI", atLeast: 10 },
  { path: "cantons/compare?c=ZH,VD,AI", atLeast: 20 },
  {
    path: "cantons/what-is-left",
    form: {
      gross: "7000",
      age: "35",
      household: "single",
      children: "0",
      church: "no",
      rooms: "2",
      deductible: "300",
    },
    atLeast: 26,
  },
  { path: "tools", atLeast: 0 },
  {
    path: "tools/net-salary",
    form: {
      gross: "7000",
      period: "month",
      salaries: "13",
      workload: "100",
      canton: "ZH",
      age: "35",
      permit: "source",
      civil: "single",
      children: "0",
    },
    atLeast: 10,
  },
  {
    path: "tools/withholding-tax",
    form: {
      gross: "7000",
      canton: "ZH",
      permit: "source",
      civil: "single",
      children: "0",
      withheld: "400",
    },
    atLeast: 1,
  },
  {
    path: "tools/salary-comparison",
    form: {
      canton: "ZH",
      gross: "7000",
      salaries: "13",
      workload: "100",
      sex: "total",
      position: "total",
    },
    atLeast: 1,
  },
  {
    path: "tools/mortgage",
    form: { price: "900000", hard: "200000", income: "180000", age: "40" },
    atLeast: 5,
  },
  { path: "tools/budget", form: { income: "6000", salaries: "12", rent: "1800" }, atLeast: 0 },
  {
    path: "tools/unemployment",
    form: { gross: "6000", salaries: "12", age: "40", children: "no", months: "from18" },
    atLeast: 2,
  },
  {
    path: "tools/currency",
    form: { amount: "1000", from: "CHF", to: "BRL", own: "6.1" },
    atLeast: 0,
  },
  {
    path: "classifieds/health-insurances",
    form: { year: "2026", postcode: "8001", birthYear: "1990", deductible: "300", accident: "0" },
    atLeast: 3,
  },
  { path: "classifieds/jobs", atLeast: 0 },
  { path: "classifieds/sbb-offers", atLeast: 1 },
  { path: "classifieds/mobile-plans", atLeast: 10 },
  { path: "classifieds/supermarket-costs", atLeast: 0 },
  { path: "classifieds/alpine-volunteering", atLeast: 0 },
];

let cookie: string;

beforeAll(async () => {
  cookie = (await signIn("membro@example.com")).Cookie;
});

test.each(PAGES)(
  "figures: $path shows each one with source and year",
  async ({ path, form, atLeast }) => {
    const target = `/pt-BR/app/${path}`;
    const answer = form
      ? await submitForm(target, form, { Cookie: cookie })
      : await send({ target, headers: { ...BROWSER, Cookie: cookie } });
    expect(answer.status).toBe(200);
    const { count, without } = readFigures(answer.body);
    expect(count).toBeGreaterThanOrEqual(atLeast);
    expect(without).toEqual([]);
  },
);
