import { defineInterface } from "@directus/extensions-sdk";
import { defineComponent, h, inject, ref, type Ref } from "vue";
import { lacksOf } from "../content-hook/completeness.ts";

type Row = Record<string, unknown>;

/** The rule's own sentence, below a line that says what it is for. */
const asItem = (reason: string) => {
  const told = reason.replace(/^Para publicar, /, "");
  return told.charAt(0).toUpperCase() + told.slice(1);
};

const DONE = "margin: 0; color: var(--theme--success, #2e8b57); font-weight: 600";
const HEAD = "margin: 0 0 4px; font-weight: 600";

/**
 * What a text lacks to be published, told while it is written by the rule that refuses it later. Keys in double
 * braces are not looked up here: what stands behind them is asked when it is published.
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
      return () => {
        const lacks = lacksOf(props.collection, { ...values.value, status: "published" });
        const told =
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
        // One place that stays: what changes in it is read aloud.
        return h("div", { role: "status" }, told);
      };
    },
  }),
});
