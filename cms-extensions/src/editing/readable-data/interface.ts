import { defineInterface } from "@directus/extensions-sdk";
import { defineComponent, h, type PropType } from "vue";

type Data = Record<string, unknown>;

export default defineInterface({
  id: "readable-data",
  name: "Dados para ler",
  icon: "list_alt",
  types: ["json"],
  options: null,
  component: defineComponent({
    props: {
      value: { type: Object as PropType<Data | null>, default: null },
      labels: { type: Object as PropType<Record<string, string>>, default: () => ({}) },
    },
    setup(props) {
      const line = ([name, value]: [string, unknown]) => [
        h("dt", { style: "font-weight: 600" }, props.labels[name] ?? name),
        h(
          "dd",
          { style: "margin: 0 0 8px; overflow-wrap: anywhere" },
          typeof value === "string" ? value : JSON.stringify(value),
        ),
      ];
      return () => {
        const lines = Object.entries(props.value ?? {});
        return lines.length === 0 ? h("span", "Nada informado.") : h("dl", lines.flatMap(line));
      };
    },
  }),
});
