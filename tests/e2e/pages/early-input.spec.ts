import type { Page } from "@playwright/test";
import { EXAMPLE_MEMBER, listPagesFor } from "../../../scripts/pages/page-examples";
import { openWithoutScripts } from "../support/delayed-scripts";
import { expect, test } from "../support/portal";
import { watchPage } from "../support/page-faults";

/** Small batches spread the work over all workers. */
const PAGES_A_TEST = 20;
const FIELD = /<(?:select|textarea)\b[^>]*|<input\b(?![^>]*type="(?:hidden|submit)")[^>]*/g;

test.describe.configure({ mode: "parallel" });

/** Fills every reachable field. Returns their number. */
function enterEverywhere(page: Page): Promise<number> {
  return page.evaluate(() => {
    const TYPED: Record<string, string> = {
      ...{ text: "12", search: "12", tel: "12", number: "12", textarea: "12", password: "12" },
      ...{ email: "ana@example.com", url: "https://example.com", date: "2020-01-15" },
      ...{ month: "2020-01", time: "10:00" },
    };
    type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const entered: [Field, string][] = [];
    const chosen = new Set<string>();
    const tell = (field: Field) => {
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
    for (const field of document.querySelectorAll<Field>("input, textarea, select")) {
      const isReachable = field.checkVisibility() || field.closest("details") !== null;
      if (!isReachable || field.disabled || field.tabIndex < 0) continue;
      if (field instanceof HTMLSelectElement) {
        const other = [...field.options].findLast((option) => !option.disabled && !option.selected);
        if (!other) continue;
        field.value = other.value;
        tell(field);
        entered.push([field, other.value]);
      } else if (field.type === "checkbox") {
        field.click();
        entered.push([field, String((field as HTMLInputElement).checked)]);
      } else if (field.type === "radio") {
        const group = `${field.form?.action} ${field.name}`;
        if ((field as HTMLInputElement).checked || chosen.has(group)) continue;
        chosen.add(group);
        field.click();
        entered.push([field, "true"]);
      } else if (!("readOnly" in field && field.readOnly) && TYPED[field.type] !== undefined) {
        const text = TYPED[field.type] ?? "";
        field.value = field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
        tell(field);
        entered.push([field, field.value]);
      }
    }
    Reflect.set(window, "entered", entered);
    return entered.length;
  });
}

/** Fields whose value changed since, with the expected value. */
function listLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const isTicked = ({ type }: Field) => type === "checkbox" || type === "radio";
    const valueOf = (field: Field) =>
      isTicked(field) ? String((field as HTMLInputElement).checked) : field.value;
    const entered = Reflect.get(window, "entered") as [Field, string][];
    return entered.flatMap(([field, value]) => {
      // A searchable list replaces the browser's own; a choice may remove a field.
      const heirs = [...document.querySelectorAll<Field>(`[name="${CSS.escape(field.name)}"]`)];
      const holders = field.isConnected || field.name === "" ? [field] : heirs;
      if (holders.length === 0 || holders.some((each) => valueOf(each) === value)) return [];
      const held = holders.map(valueOf).join();
      return [`${field.outerHTML.slice(0, 120)} held ${value}, holds ${held}`];
    });
  });
}

/** Types into each text field again, so that React rerenders each form from its state. */
function typeOn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const entered = Reflect.get(window, "entered") as [HTMLInputElement, string][];
    for (const one of entered) {
      const [field] = one;
      if (!/^(text|search|tel|textarea)$/.test(field.type) || !field.isConnected) continue;
      if (field.maxLength > 0 && field.value.length >= field.maxLength) continue;
      const prototype = Object.getPrototypeOf(field) as HTMLInputElement;
      const next = `${field.value}3`;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, next);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      one[1] += "3";
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

/**
 * The page's own fields, without those of its frame, by element, name and whether they have a value; empty
 * if it has none.
 */
async function describeFields(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const fields = [...main.matchAll(FIELD)].map(([tag]) => {
    const [, name = ""] = /\bname="([^"]*)"/.exec(tag) ?? [];
    return `${tag.split(/\s/, 1).join("")} ${name} ${/\bvalue="[^"]/.test(tag)}`;
  });
  return fields.join("\n");
}

for (const audience of ["guest", "member"] as const) {
  const pages = listPagesFor(audience).filter(({ status }) => status === 200);
  for (let at = 0; at < pages.length; at += PAGES_A_TEST) {
    const some = pages.slice(at, at + PAGES_A_TEST);
    test(`${audience}, from ${some[0]?.address}: fields keep what was entered before the page was hydrated`, async ({
      page,
      portal,
    }) => {
      test.slow();
      const watch = await watchPage(page);
      // Autosaved drafts must not reach other tests.
      await page.route(
        () => true,
        (route) =>
          route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.fallback(),
      );
      if (audience === "member") await portal.startSessionAs(EXAMPLE_MEMBER);
      const lost: string[] = [];
      const tried = new Set<string>();
      for (const { address } of some) {
        const fields = await describeFields(page, address);
        // Another query of the same page may show the same form again.
        const form = `${address.replace(/\?.*/, "")}\n${fields}`;
        if (fields === "" || tried.has(form)) continue;
        tried.add(form);
        const scripts = await openWithoutScripts(page, address);
        expect([address, await enterEverywhere(page)]).not.toEqual([address, 0]);
        await scripts.release();
        await watch.waitForLateParts();
        lost.push(...(await listLost(page)).map((each) => `${address}: ${each}`));
        await typeOn(page);
        lost.push(...(await listLost(page)).map((each) => `${address}, typing on: ${each}`));
      }
      expect(lost).toEqual([]);
    });
  }
}
