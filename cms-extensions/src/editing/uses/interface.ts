import { defineInterface, useApi as injectApi } from "@directus/extensions-sdk";
import { defineComponent, h, inject, ref, watch, type Ref } from "vue";
import { CALCULATOR_PREFIX } from "../../../../contract/calculators/parameters.ts";
import type { Uses } from "./texts-with.ts";
import { drawHead, drawLine, drawUses } from "./draw-uses.ts";
import { drawEffects, effectsOfForm, type StoredSet } from "./salary-effect.ts";

type Row = { collection: string; primaryKey: string | number | null };
type Api = ReturnType<typeof injectApi>;

const isNew = ({ primaryKey }: Row) => primaryKey === "+" || primaryKey === null;

async function readPublished(api: Api, { collection }: Row): Promise<StoredSet[]> {
  if (collection !== "parameter_sets") return [];
  const params = {
    filter: { status: { _eq: "published" }, key: { _starts_with: CALCULATOR_PREFIX } },
    fields: "id,key,year,version,value,source",
    limit: 500,
  };
  return (await api.get<{ data: StoredSet[] }>("/items/parameter_sets", { params })).data.data;
}

const readUses = async (api: Api, { collection, primaryKey }: Row): Promise<Uses> =>
  (await api.get<{ data: Uses }>(`/usos/${collection}/${primaryKey}`)).data.data;

function drawForm(row: Row, form: Record<string, unknown>, published: readonly StoredSet[]) {
  const effects = published.length > 0 && effectsOfForm(String(row.primaryKey), form, published);
  const head =
    "Salário líquido por mês, sem imposto na fonte, hoje e com o que está no formulário:";
  return effects ? [drawHead(head), ...drawEffects(effects)] : [];
}

export default defineInterface({
  id: "uses-list",
  name: "Onde isto aparece",
  icon: "account_tree",
  types: ["alias"],
  localTypes: ["presentation"],
  group: "presentation",
  hideLabel: false,
  options: null,
  component: defineComponent({
    props: {
      collection: { type: String, required: true },
      primaryKey: { type: [String, Number], default: null },
    },
    setup(props) {
      const api = injectApi();
      const values = inject<Ref<Record<string, unknown>>>("values", ref({}));
      const uses = ref<Uses | "failed" | null>(null);
      const published = ref<StoredSet[]>([]);
      async function read() {
        if (isNew(props)) return;
        try {
          published.value = await readPublished(api, props);
          uses.value = await readUses(api, props);
        } catch {
          uses.value = "failed";
        }
      }
      // Reads again after each save.
      watch([() => props.primaryKey, () => values.value["date_updated"]], read, {
        immediate: true,
      });
      return () => {
        if (isNew(props)) return drawLine("Depois de salvar, aparece aqui.");
        if (uses.value === null) return drawLine("Procurando…");
        if (uses.value === "failed")
          return drawLine("Não foi possível procurar agora. Recarregue a página.");
        return h("div", [
          ...drawUses(uses.value),
          ...drawForm(props, values.value, published.value),
        ]);
      };
    },
  }),
});
