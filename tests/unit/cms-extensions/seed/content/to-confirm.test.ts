import { expect, test } from "vitest";
import { planSteps } from "../../../../../cms-extensions/seed/content/plan/all-steps.ts";
import { letters } from "../../../../../cms-extensions/seed/content/plan/letters.ts";
import { offices } from "../../../../../cms-extensions/seed/content/plan/offices.ts";
import { CANTON_CODES } from "../../../../../contract/switzerland/codes.ts";
import { OFFICE_KINDS } from "../../../../../contract/switzerland/offices.ts";

type Confirmable = { checkedOn: string | null; toConfirm: string | null };

const unread = ({ checkedOn }: Confirmable) => checkedOn === null;
const openIn = (rows: readonly (Confirmable & { name: string })[]) =>
  rows
    .filter(({ toConfirm }) => toConfirm !== null)
    .map((row) => `- ${row.name}${unread(row) ? " (not read)" : ""}: ${row.toConfirm}`);

/** The committed list of what nobody confirmed. */
function listToConfirm(): string {
  const steps = planSteps.map((step) => ({ ...step, name: `\`${step.key}\`` }));
  const written = letters.map((letter) => ({ ...letter, name: `\`${letter.key}\`` }));
  const missing = CANTON_CODES.map((code) => {
    const kinds = offices.filter((office) => office.canton === code && unread(office));
    return `- ${code}: ${kinds.map(({ kind }) => kind).join(", ") || "none"}`;
  });
  const count = (rows: readonly Confirmable[]) =>
    `${rows.length - rows.filter(unread).length} of ${rows.length} read in an official text or a public copy of it.`;
  return `${[
    "# To confirm",
    "For editors. What the seeded steps, letters and offices still need: a look into the official text. A test writes this list from the seed.",
    "## Steps of the plan",
    count(planSteps),
    openIn(steps).join("\n"),
    "## Letters",
    count(letters),
    openIn(written).join("\n"),
    "## Offices",
    count(offices),
    "Not confirmed by canton; these link to the canton's own site or the federal portal:",
    missing.join("\n"),
  ].join("\n\n")}\n`;
}

test("to confirm: the committed list is that of the seed (vitest -u writes it)", async () => {
  await expect(listToConfirm()).toMatchFileSnapshot("../../../../../docs/to-confirm.md");
});

test("offices: each canton has one of each kind, with an https address", () => {
  expect(offices).toHaveLength(CANTON_CODES.length * OFFICE_KINDS.length);
  const keys = new Set(offices.map(({ canton, kind }) => `${canton}:${kind}`));
  for (const code of CANTON_CODES) {
    for (const kind of OFFICE_KINDS)
      expect(keys.has(`${code}:${kind}`), `${code} ${kind}`).toBe(true);
  }
  for (const office of offices) {
    expect(office.url, office.name).toMatch(/^https:\/\//);
    expect(office.checkedOn ?? office.toConfirm, office.name).not.toBeNull();
    expect(office.languages.length, office.name).toBeGreaterThan(0);
  }
});
