import { defineComponent, h, ref, type PropType, type VNode } from "vue";
import { readFigureFile, type FigureFile as Found } from "./read-figure-file";

type Typed = { target: { value: string } };
type Chosen = { target: { files: Iterable<{ text(): Promise<string> }> | null; value: string } };

const TEXT =
  "width: 100%; padding: 8px 12px; border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius); background: var(--theme--form--field--input--background); color: var(--theme--form--field--input--foreground); font-family: var(--theme--fonts--monospace--font-family)";
const BUTTON =
  "min-height: 44px; padding: 8px 16px; border-radius: var(--theme--border-radius); background: var(--theme--primary); color: var(--white); font-weight: 600; justify-self: start";
const PROBLEM = "color: var(--theme--danger)";

const shown = (value: number | null): string =>
  value === null ? "s/d" : String(value).replace(".", ",");

/** Imports an authority's table into the form; nothing is stored until the editor saves. */
export const FigureFile = defineComponent({
  props: {
    value: { type: [Object, Array] as PropType<unknown>, default: null },
    disabled: { type: Boolean, default: false },
  },
  emits: { take: (value: object) => typeof value === "object" },
  setup(props, { emit }) {
    const text = ref("");
    const taken = ref(0);

    const write = (written: string) => {
      text.value = written;
      taken.value = 0;
    };

    async function choose({ target }: Chosen): Promise<void> {
      const [file] = target.files ?? [];
      // Allows choosing the same file again after a correction.
      target.value = "";
      if (file) write(await file.text());
    }

    function take({ value, changes }: Found): void {
      emit("take", value);
      text.value = "";
      taken.value = changes.length;
    }

    function drawProblems({ problems }: Found): VNode {
      return h("div", { role: "alert", style: PROBLEM }, [
        h("p", "Nada foi lido. Corrija a tabela e tente de novo:"),
        h(
          "ul",
          problems.map(({ line, text: problem }) => h("li", `Linha ${line}: ${problem}`)),
        ),
      ]);
    }

    function drawChanges(found: Found): VNode {
      const { changes, sameCount, left, headings } = found;
      return h("div", { role: "status", style: "display: grid; gap: 12px" }, [
        h(
          "p",
          `Colunas lidas: ${headings.join(", ")}. Mudam: ${changes.length}. Iguais: ${sameCount}.`,
        ),
        left.length > 0 ? h("p", `Fora da tabela, ficam como estão: ${left.join(", ")}.`) : null,
        changes.length > 0
          ? h(
              "ul",
              changes.map(({ code, before, after, isOtherSource }) =>
                h(
                  "li",
                  `${code}: ${shown(before)} → ${shown(after)}${isOtherSource ? ", com outra fonte" : ""}`,
                ),
              ),
            )
          : null,
        changes.length > 0
          ? h(
              "button",
              {
                type: "button",
                disabled: props.disabled,
                style: BUTTON,
                onClick: () => take(found),
              },
              "Pôr no formulário",
            )
          : null,
      ]);
    }

    return () => {
      const found = text.value.trim() === "" ? null : readFigureFile(text.value, props.value);
      return h("details", { style: "margin-bottom: 16px" }, [
        h("summary", { style: "cursor: pointer; min-height: 44px" }, "De uma tabela (CSV)"),
        h("div", { style: "display: grid; gap: 12px" }, [
          h(
            "p",
            "Colunas “cantão” (sigla) e “valor”; se quiser, “fonte”, “endereço” e “região”. Sem número, escreva s/d.",
          ),
          h("label", { style: "display: grid; gap: 4px" }, [
            h("span", "Arquivo"),
            h("input", {
              type: "file",
              accept: ".csv,.tsv,.txt,text/csv",
              disabled: props.disabled,
              style: "min-height: 44px",
              onChange: choose,
            }),
          ]),
          h("label", { style: "display: grid; gap: 4px" }, [
            h("span", "Ou cole aqui da planilha"),
            h("textarea", {
              value: text.value,
              rows: 6,
              disabled: props.disabled,
              style: TEXT,
              onInput: ({ target }: Typed) => write(target.value),
            }),
          ]),
          found && (found.problems.length > 0 ? drawProblems(found) : drawChanges(found)),
          taken.value > 0
            ? h(
                "p",
                { role: "status" },
                `No formulário: ${taken.value}. Confira e salve para publicar.`,
              )
            : null,
        ]),
      ]);
    };
  },
});
