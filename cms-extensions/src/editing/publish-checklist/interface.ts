import { defineInterface, useApi as injectApi } from "@directus/extensions-sdk";
import { defineComponent, h, inject, ref, watch, type Ref } from "vue";
import { lacksOf } from "../../content/publishing/completeness.ts";
import { drawReading } from "./draw-reading.ts";
import { askSpelling } from "./ask-spelling.ts";

type Row = Record<string, unknown>;

const asItem = (reason: string) => {
  const reasonText = reason.replace(/^Para publicar, /, "");
  return reasonText.charAt(0).toUpperCase() + reasonText.slice(1);
};

const DONE = "margin: 0; color: var(--theme--success, #2e8b57); font-weight: 600";
const HEAD = "margin: 0 0 4px; font-weight: 600";

const NAMES = ["term", "ptBr", "de", "fr", "it", "en"];
const SPELLINGS = "spellings";

async function readTerms(api: ReturnType<typeof injectApi>): Promise<string[]> {
  const filter = { status: { _eq: "published" }, definition: { _nnull: true } };
  const params = { fields: [...NAMES, SPELLINGS].join(","), filter, limit: -1 };
  const rows = await api.get<{ data: Row[] }>("/items/glossary_terms", { params }).then(
    ({ data }) => data.data,
    () => [],
  );
  return rows.flatMap(namesOf);
}

function namesOf(row: Row): string[] {
  const { [SPELLINGS]: spellings } = row;
  const names = [...NAMES.map((name) => row[name]), ...(Array.isArray(spellings) ? spellings : [])];
  return names.flatMap((name) => (typeof name === "string" && name !== "" ? [name] : []));
}

/**
 * Shows what a text lacks to be published, by the same rule that refuses it later. Keys in double braces
 * are checked only at publication.
 */
export default defineInterface({
  id: "publish-checklist",
  name: "O que falta para publicar",
  icon: "checklist",
  types: ["alias"],
  localTypes: ["presentation"],
  group: "presentation",
  hideLabel: true,
  options: null,
  component: defineComponent({
    props: { collection: { type: String, required: true } },
    setup(props) {
      const values = inject<Ref<Row>>("values", ref({}));
      const terms = ref<string[]>([]);
      const api = injectApi();
      void readTerms(api).then((read) => (terms.value = read));
      const unknown = ref<string[]>([]);
      watch(values, askSpelling(api, unknown), { deep: true, immediate: true });
      return () => {
        const lacks = lacksOf(props.collection, { ...values.value, status: "published" });
        const reasonText =
          lacks.length === 0
            ? [h("p", { key: "done", style: DONE }, "✓ Tudo preenchido para publicar.")]
            : [
                h("p", { key: "lacks", style: HEAD }, "Falta para publicar:"),
                h(
                  "ul",
                  { key: "list", style: "margin: 0; padding-inline-start: 20px" },
                  lacks.map(({ field, reason }) => h("li", { key: field }, asItem(reason))),
                ),
              ];
        // A permanent element: screen readers announce its changes.
        const lacking = h("div", { role: "status" }, reasonText);
        return h("div", [
          lacking,
          ...drawReading(values.value["body"], terms.value, unknown.value),
        ]);
      };
    },
  }),
});
