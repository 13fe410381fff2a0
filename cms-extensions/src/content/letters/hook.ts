import { defineHook } from "@directus/extensions-sdk";
import { readLetterFields, unknownPlaceholders } from "../../../../contract/switzerland/letters.ts";
import { readPlanRule } from "../../../../contract/switzerland/plan-dates.ts";
import { Refusal } from "../../shared/refusal";

const TEXTS = ["De", "Fr", "It", "Pt"].flatMap((language) => [
  `subject${language}`,
  `body${language}`,
]);
const COLUMNS = ["fieldsJson", "deadlineJson", ...TEXTS] as const;

type Letter = Partial<Record<string, unknown>>;

const WRONG_FIELDS =
  "Cada campo tem name (letras), kind (text, day, money ou choice), label e isRequired; choice tem choices com value, label, de, fr e it.";
const WRONG_DEADLINE =
  "Este prazo não existe: use um dia de cada ano, ou dias contados da chegada ou do fim da autorização.";

/** @throws {Refusal} for fields, texts or a deadline that the letter's page cannot use */
function requireWritable(letter: Letter): void {
  const fields = readLetterFields(letter["fieldsJson"]);
  if (!fields) throw new Refusal({ field: "fieldsJson", reason: WRONG_FIELDS });
  for (const name of TEXTS) {
    const text = letter[name];
    const [unknown] = unknownPlaceholders([typeof text === "string" ? text : null], fields);
    if (unknown !== undefined) {
      const reason = `{{${unknown}}} não é um campo desta carta.`;
      throw new Refusal({ field: name, reason });
    }
  }
  const { deadlineJson = null } = letter;
  if (deadlineJson !== null && !readPlanRule(deadlineJson)) {
    throw new Refusal({ field: "deadlineJson", reason: WRONG_DEADLINE });
  }
}

const asJson = (value: unknown): unknown =>
  typeof value === "string" ? (JSON.parse(value) as unknown) : value;

/** Refuses a letter that its page could not write. */
export default defineHook(({ filter }, { database }) => {
  filter<Letter>("letters.items.create", (letter) => {
    requireWritable(letter);
    return letter;
  });

  filter<Letter>("letters.items.update", async (change, { keys }) => {
    const ids = Array.isArray(keys) ? (keys as string[]) : [];
    const rows = await database<Letter>("letters")
      .whereIn("id", ids)
      .select(...COLUMNS);
    for (const row of rows) {
      const { fieldsJson, deadlineJson, ...texts } = row;
      requireWritable({
        ...texts,
        fieldsJson: asJson(fieldsJson),
        deadlineJson: asJson(deadlineJson),
        ...change,
      });
    }
    return change;
  });
});
