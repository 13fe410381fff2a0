import { defineComponent, h, inject, ref, watch, type PropType, type Ref, type VNode } from "vue";
import {
  beforeWords,
  countedFrom,
  dayWords,
  isPlanRule,
  listBeforeDays,
  listFields,
  listRuleOptions,
  planRuleOf,
  planRules,
  writeCountedFrom,
  type FormField,
  type FormName,
} from "./form-fields";
import { FigureFile } from "./figure-file";
import { readAt, writeAt } from "./form-values";
import { writeField } from "./write-field";

type Typed = { target: { value: string } };
type Ticked = { target: { checked: boolean } };

const INPUT =
  "width: 100%; min-height: 44px; padding: 8px 12px; border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius); background: var(--theme--form--field--input--background); color: var(--theme--form--field--input--foreground); font: inherit";
const GRID =
  "display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 16px";
const PROBLEM = "color: var(--theme--danger)";
const HELP = "display: block; color: var(--theme--foreground-subdued)";
const NOT_JSON = "Isto não é JSON: confira vírgulas, aspas e chaves.";

const inputModes = {
  number: "decimal",
  whole: "numeric",
  signed: "text",
  text: "text",
  codes: "text",
} as const;

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(", ")
    : typeof value === "number"
      ? String(value).replace(".", ",")
      : typeof value === "string"
        ? value
        : "";

export const FigureForm = defineComponent({
  props: {
    value: { type: [Object, Array] as PropType<unknown>, default: null },
    disabled: { type: Boolean, default: false },
    form: { type: String as PropType<FormName>, required: true },
    primaryKey: { type: [String, Number], default: null },
  },
  emits: ["input"],
  setup(props, { emit }) {
    const row = inject<Ref<Record<string, unknown>>>("values", ref({}));
    const typed = ref<Record<string, string>>({});
    const problems = ref<Record<string, string>>({});

    let sent: string | null = null;
    const startOver = () => {
      typed.value = {};
      problems.value = {};
    };
    const send = (value: unknown) => {
      sent = JSON.stringify(value);
      emit("input", value);
    };
    // If the form shows another row, or the editor reverts the changes, it drops the typed texts.
    watch(
      () => JSON.stringify(props.value),
      (now) => now !== sent && startOver(),
    );
    watch(() => props.primaryKey, startOver);

    function write(field: FormField, text: string): void {
      const name = field.path.join(".");
      typed.value = { ...typed.value, [name]: text };
      const { problem, value } = writeField(props.value, field, text);
      problems.value = { ...problems.value, [name]: problem ?? "" };
      if (problem !== null) return;
      // When the editor removes an entry of the list, the next entry must not show its typed texts.
      if (sizeOf(value, field) < sizeOf(props.value, field)) startOver();
      send(value);
    }

    const takeFile = (value: object) => {
      startOver();
      send(value);
    };

    function drawField(field: FormField): VNode {
      const name = field.path.join(".");
      const text = typed.value[name] ?? shown(readAt(props.value, field.path));
      const problem = problems.value[name] ?? "";
      return h("label", { key: name, style: "display: grid; gap: 4px" }, [
        h("span", field.unit ? `${field.label} (${field.unit})` : field.label),
        h("input", {
          value: text,
          disabled: props.disabled,
          inputmode: inputModes[field.kind],
          "aria-invalid": problem ? "true" : undefined,
          style: INPUT,
          onInput: (event: Typed) => write(field, event.target.value),
        }),
        problem ? h("small", { role: "alert", style: PROBLEM }, problem) : null,
      ]);
    }

    function drawRule(): VNode {
      const choose = ({ target }: Typed) => {
        const rule = isPlanRule(target.value) ? target.value : "none";
        startOver();
        const blank = Object.fromEntries(
          Object.keys(planRules[rule].fields).map((name) => [name, rule === "day" ? 0 : 1]),
        );
        if (rule === "lease") send({ from: "cantonMove", lease: true });
        else send(rule === "none" ? null : rule === "day" ? blank : { [rule]: blank });
      };
      return h("label", { style: "display: grid; gap: 4px; margin-bottom: 16px" }, [
        h("span", "Quando"),
        h(
          "select",
          {
            value: planRuleOf(props.value),
            disabled: props.disabled,
            style: INPUT,
            onChange: choose,
          },
          Object.entries(planRules).map(([name, { label }]) => h("option", { value: name }, label)),
        ),
      ]);
    }

    /** For rules that count from a day of the person; the arrival unless another is chosen. */
    function renderCountedFrom(): VNode | null {
      if (!["day", "lease"].includes(planRuleOf(props.value))) return null;
      const choose = ({ target }: Typed) => send(writeCountedFrom(props.value, target.value));
      return h("label", { style: "display: grid; gap: 4px; margin-bottom: 16px" }, [
        h("span", "Contado de"),
        h(
          "select",
          {
            value: countedFrom(props.value),
            disabled: props.disabled,
            style: INPUT,
            onChange: choose,
          },
          Object.entries(dayWords).map(([name, label]) => h("option", { value: name }, label)),
        ),
      ]);
    }

    function renderEndsBefore(): VNode | null {
      const days = listBeforeDays(props.value);
      if (!days) return null;
      const choices: [string, string][] = [["", beforeWords.none], ...days];
      const choose = ({ target }: Typed) =>
        send(writeAt(props.value, ["before"], target.value || undefined));
      return h("label", { style: "display: grid; gap: 4px; margin-bottom: 16px" }, [
        h("span", beforeWords.label),
        h(
          "select",
          {
            value: readAt(props.value, ["before"]) ?? "",
            disabled: props.disabled,
            style: INPUT,
            onChange: choose,
          },
          choices.map(([name, label]) => h("option", { value: name }, label)),
        ),
        h("small", { style: HELP }, beforeWords.help),
      ]);
    }

    const renderRuleOptions = (): VNode[] =>
      listRuleOptions(props.value).map(({ path, label, help }) =>
        h("label", { style: "display: flex; gap: 8px; min-height: 44px" }, [
          h("input", {
            type: "checkbox",
            checked: readAt(props.value, path) === true,
            disabled: props.disabled,
            onChange: ({ target }: Ticked) =>
              send(writeAt(props.value, path, target.checked || undefined)),
          }),
          h("span", [label, help ? h("small", { style: HELP }, help) : null]),
        ]),
      );

    function drawText(): VNode {
      const problem = problems.value["json"] ?? "";
      const change = ({ target }: Typed) => {
        typed.value = { json: target.value };
        try {
          const value: unknown = JSON.parse(target.value);
          problems.value = {};
          send(value);
        } catch {
          problems.value = { json: NOT_JSON };
        }
      };
      return h("label", { style: "display: grid; gap: 4px" }, [
        h("span", "Uma tabela inteira, como texto JSON"),
        h("textarea", {
          value: typed.value["json"] ?? JSON.stringify(props.value, null, 2),
          rows: 12,
          disabled: props.disabled,
          style: `${INPUT}; font-family: var(--theme--fonts--monospace--font-family)`,
          onInput: change,
        }),
        problem ? h("small", { role: "alert", style: PROBLEM }, problem) : null,
      ]);
    }

    return () => {
      const fields = listFields(props.form, row.value["key"], props.value);
      if (!fields) return drawText();
      const [usual, rare] = [
        fields.filter((each) => !each.isRare),
        fields.filter((each) => each.isRare),
      ];
      const { value, disabled, form } = props;
      return h("div", [
        form === "planRule" ? drawRule() : null,
        form === "planRule" ? renderCountedFrom() : null,
        form === "planRule" ? renderEndsBefore() : null,
        ...(form === "planRule" ? renderRuleOptions() : []),
        form === "cantons" ? h(FigureFile, { value, disabled, onTake: takeFile }) : null,
        ...groupsOf(usual).map(([group, some]) =>
          h("fieldset", { style: "border: 0; padding: 0; margin: 0 0 16px" }, [
            group ? h("legend", { style: "font-weight: 600; padding: 0" }, group) : null,
            h("div", { style: GRID }, some.map(drawField)),
          ]),
        ),
        rare.length > 0
          ? h("details", [
              h(
                "summary",
                { style: "cursor: pointer; min-height: 44px" },
                "Fonte própria de um cantão",
              ),
              h("div", { style: GRID }, rare.map(drawField)),
            ])
          : null,
      ]);
    };
  },
});

function sizeOf(value: unknown, { path }: FormField): number {
  const list = path.length > 2 ? readAt(value, path.slice(0, 1)) : null;
  return Array.isArray(list) ? list.length : 0;
}

function groupsOf(fields: readonly FormField[]): [string, FormField[]][] {
  const groups: [string, FormField[]][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last?.[0] === field.group) last[1].push(field);
    else groups.push([field.group, [field]]);
  }
  return groups;
}
