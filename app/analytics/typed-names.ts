/**
 * Names under which an address carries what somebody typed to search or to calculate. A form that puts
 * another such field into the address names it here; a test reads every form.
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
