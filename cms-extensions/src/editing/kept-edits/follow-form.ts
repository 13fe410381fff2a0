import { onUnmounted, ref, watch, type Ref } from "vue";
import {
  editsOf,
  findEdits,
  forgetEdits,
  isSamePlace,
  isSaid,
  keepEdits,
  type KeptEdits,
  type Place,
  type Row,
} from "./kept-store";

const KEEP_AFTER_MS = 1_500;
const page = globalThis as unknown as { location: { pathname: string } };

type FormOf = {
  place: Readonly<Ref<Place>>;
  values: Readonly<Ref<Row>>;
  isLoaded: () => boolean;
  mayKeep: () => boolean;
};

const savedOn = (row: Row) => (row["date_updated"] ?? null) as string | null;

/**
 * Stores unsaved edits of a form. `offered` holds earlier edits until the user decides about them.
 * `isOlder` is true if the item was saved after those edits.
 */
export function followForm({ place, values, isLoaded, mayKeep }: FormOf) {
  const offered = ref<KeptEdits | null>(null);
  const keptAt = ref<number | null>(null);
  let opened: Row | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    opened = { ...values.value };
    keptAt.value = null;
    const kept = findEdits(localStorage, place.value, Date.now());
    offered.value = kept && !isSaid(kept.edits, opened) ? kept : null;
    if (kept && !offered.value) forgetEdits(localStorage, place.value);
  }

  function keep(): void {
    if (!opened || offered.value || !mayKeep()) return;
    const edits = editsOf(opened, values.value);
    const savedAt = Date.now();
    const isKept = keepEdits(localStorage, place.value, { savedAt, base: savedOn(opened), edits });
    keptAt.value = isKept && Object.keys(edits).length > 0 ? savedAt : null;
  }

  function follow(): void {
    if (!isLoaded()) return;
    if (opened === null) return open();
    clearTimeout(timer);
    if (savedOn(values.value) !== savedOn(opened)) {
      forgetEdits(localStorage, place.value);
      return open();
    }
    timer = setTimeout(keep, KEEP_AFTER_MS);
  }

  watch(() => JSON.stringify(values.value), follow, { immediate: true });
  watch(place, (now, before) => {
    if (isSamePlace(now, before)) return;
    clearTimeout(timer);
    // The form shows another item, or the saved row of a new item: the user saved or discarded the edits.
    if (before.user === now.user && !offered.value) forgetEdits(localStorage, before);
    opened = null;
    follow();
  });
  onUnmounted(() => {
    clearTimeout(timer);
    // Leaving the form within the admin means that the user saved or discarded the edits. Only the end of a
    // session does not mean this.
    const isLoggedOut = page.location.pathname.endsWith("/login");
    if (!isLoggedOut && !offered.value) forgetEdits(localStorage, place.value);
  });

  return {
    offered,
    keptAt,
    isOlder: () => offered.value !== null && offered.value.base !== savedOn(opened ?? {}),
    take(): KeptEdits["edits"] {
      const edits = offered.value?.edits ?? {};
      offered.value = null;
      return edits;
    },
    discard(): void {
      offered.value = null;
      forgetEdits(localStorage, place.value);
    },
  };
}
