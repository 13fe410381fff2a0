/**
 * Query parameters that contain typed search or calculator values. Add every new such form field here; a
 * test reads every form.
 */
export const TYPED_NAMES = [
  "query",
  "q",
  "name",
  "title",
  "profession",
  "salary",
  "rent",
  "premium",
  "calculo",
  "words",
  "author",
  "workload",
  "gb",
  "brazil",
  "days",
  "arrival",
] as const;
