import { onUnmounted, ref, watch, type Ref } from "vue";
import {
  editsOf,
  findEdits,
  forgetEdits,
  isSamePlace,
  isPlainValue,
  saveEdits,
  type UnsavedEdits,
  type Place,
  type Row,
} from "./edits-store";

const SAVE_AFTER_MS = 1_500;
/** The browser's; the extensions are compiled without the types of a page. */
declare const location: { pathname: string };

type FormOf = {
  place: Readonly<Ref<Place>>;
  values: Readonly<Ref<Row>>;
  isLoaded: () => boolean;
  maySave: () => boolean;
};

const updatedAtOf = (row: Row) => (row["date_updated"] ?? null) as string | null;

/**
 * Stores unsaved edits of a form. `offered` holds earlier edits until the user decides about them.
 * `isOlder` is true if the item was saved after those edits.
 */
export function followForm({ place, values, isLoaded, maySave }: FormOf) {
  const recoverableEdits = ref<UnsavedEdits | null>(null);
  const storedAt = ref<number | null>(null);
  let opened: Row | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    opened = { ...values.value };
    storedAt.value = null;
    const saved = findEdits(localStorage, place.value, Date.now());
    recoverableEdits.value = saved && !isPlainValue(saved.edits, opened) ? saved : null;
    if (saved && !recoverableEdits.value) forgetEdits(localStorage, place.value);
  }

  function store(): void {
    if (!opened || recoverableEdits.value || !maySave()) return;
    const edits = editsOf(opened, values.value);
    const savedAt = Date.now();
    const isSaved = saveEdits(localStorage, place.value, {
      savedAt,
      base: updatedAtOf(opened),
      edits,
    });
    storedAt.value = isSaved && Object.keys(edits).length > 0 ? savedAt : null;
  }

  function follow(): void {
    if (!isLoaded()) return;
    if (opened === null) return open();
    clearTimeout(timer);
    if (updatedAtOf(values.value) !== updatedAtOf(opened)) {
      forgetEdits(localStorage, place.value);
      return open();
    }
    timer = setTimeout(store, SAVE_AFTER_MS);
  }

  watch(() => JSON.stringify(values.value), follow, { immediate: true });
  watch(place, (now, before) => {
    if (isSamePlace(now, before)) return;
    clearTimeout(timer);
    // The form shows another item, or the saved row of a new item: the user saved or discarded the edits.
    if (before.user === now.user && !recoverableEdits.value) forgetEdits(localStorage, before);
    opened = null;
    follow();
  });
  onUnmounted(() => {
    clearTimeout(timer);
    // Leaving the form within the admin means that the user saved or discarded the edits. Only the end of a
    // session does not mean this.
    const isLoggedOut = location.pathname.endsWith("/login");
    if (!isLoggedOut && !recoverableEdits.value) forgetEdits(localStorage, place.value);
  });

  return {
    offered: recoverableEdits,
    storedAt,
    isOlder: () =>
      recoverableEdits.value !== null && recoverableEdits.value.base !== updatedAtOf(opened ?? {}),
    take(): UnsavedEdits["edits"] {
      const edits = recoverableEdits.value?.edits ?? {};
      recoverableEdits.value = null;
      return edits;
    },
    discard(): void {
      recoverableEdits.value = null;
      forgetEdits(localStorage, place.value);
    },
  };
}
