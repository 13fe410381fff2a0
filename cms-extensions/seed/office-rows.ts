import { cantonId } from "./canton-rows.ts";
import type { SeedLetter } from "./content/plan/letter.ts";
import type { SeedOffice } from "./content/plan/office.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

export function officePlan(offices: readonly SeedOffice[]): SeedPlan {
  const rows = offices.map(({ canton, kind, note, ...office }) => ({
    ...office,
    kind,
    note: note ?? null,
    canton: cantonId(canton),
    id: stableId("office", canton, kind),
    uniqueKey: `${cantonId(canton)}:${kind}`,
  }));
  return { rows: [{ table: "offices", key: "id", rows }], links: [] };
}

export function letterPlan(letters: readonly SeedLetter[]): SeedPlan {
  const rows = letters.map((letter, at) => {
    const { fields, texts, posting, deadline, ...row } = letter;
    const { de, fr, it, pt } = texts;
    return {
      ...row,
      ...{ subjectDe: de.subject, bodyDe: bodyOf(de), subjectFr: fr.subject, bodyFr: bodyOf(fr) },
      ...{ subjectIt: it.subject, bodyIt: bodyOf(it), subjectPt: pt.subject, bodyPt: bodyOf(pt) },
      fieldsJson: fields,
      isRegistered: posting.isRegistered,
      postingHint: posting.hint,
      deadlineJson: deadline,
      id: stableId("letter", letter.key),
      status: "published",
      sort: at + 1,
    };
  });
  return { rows: [{ table: "letters", key: "id", rows }], links: [] };
}

const bodyOf = ({ paragraphs }: { paragraphs: readonly string[] }) => paragraphs.join("\n\n");
