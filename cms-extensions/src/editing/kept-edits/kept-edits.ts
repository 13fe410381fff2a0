import { useStores as readStores } from "@directus/extensions-sdk";
import { computed, defineComponent, h, inject, ref, type PropType, type Ref } from "vue";
import type { Place, Plain, Row } from "./edits-store";
import { followForm } from "./follow-form";

const NEW = "+";
const QUIET = "margin: 0; color: var(--theme--foreground-subdued)";
const OFFER =
  "display: grid; gap: 8px; padding: 12px 16px; border: 1px solid var(--theme--warning, #b54708); border-radius: var(--theme--border-radius)";
const WAYS = "display: flex; flex-wrap: wrap; gap: 12px";
const BUTTON =
  "min-height: 44px; padding: 0 16px; border: 1px solid currentColor; border-radius: var(--theme--border-radius); font-weight: 600";

const clock = (ms: number) =>
  new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short" }).format(ms);

const press = (label: string, onClick: () => void) =>
  h("button", { type: "button", style: BUTTON, onClick }, label);

type FollowedForm = ReturnType<typeof followForm>;

function draw(form: FollowedForm, put: (field: string, value: Plain) => void) {
  const [stored, savedAt] = [form.offered.value, form.storedAt.value];
  if (!stored) {
    const statusText = savedAt ? `Não salvo; guardado neste navegador em ${clock(savedAt)}.` : "";
    return h("p", { style: QUIET }, statusText);
  }
  const recover = () => {
    for (const [field, value] of Object.entries(form.take())) put(field, value);
  };
  const isOlder = form.isOlder();
  return h("div", { role: "status", style: OFFER }, [
    h("p", { style: "margin: 0" }, [
      h("strong", `Texto não salvo de ${clock(stored.savedAt)}, guardado neste navegador.`),
      isOlder ? " O item foi salvo depois disso: recuperar troca o que está nos campos." : "",
    ]),
    h("div", { style: WAYS }, [press("Recuperar", recover), press("Descartar", form.discard)]),
  ]);
}

/**
 * Stores unsaved edits of a form in this browser, and offers them when the form is opened again: after a
 * closed tab, a crash, or the end of a session.
 */
export const UnsavedEditsForm = defineComponent({
  props: {
    collection: { type: String, required: true },
    primaryKey: { type: [String, Number] as PropType<string | number>, default: NEW },
    disabled: { type: Boolean, default: false },
    version: { type: Object as PropType<{ key?: string } | null>, default: null },
  },
  emits: ["setFieldValue"],
  setup(props, { emit }) {
    const values = inject<Ref<Row>>("values", ref({}));
    const user = readStores()["useUserStore"]?.() as { currentUser?: { id?: string } | null };
    const place = computed<Place>(() => ({
      user: user?.currentUser?.id ?? "",
      collection: props.collection,
      item: [props.primaryKey, props.version?.key].filter(Boolean).join("@"),
    }));
    const form = followForm({
      place,
      values,
      isLoaded: () =>
        props.primaryKey === NEW || String(values.value["id"]) === String(props.primaryKey),
      maySave: () => !props.disabled,
    });
    return () => draw(form, (field, value) => emit("setFieldValue", { field, value }));
  },
});
