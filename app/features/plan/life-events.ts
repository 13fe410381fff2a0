import { LIFE_EVENTS, type LifeEvent } from "../../../contract/switzerland/situation.ts";

/** Name and id of the field of a day in "Minha situação". */
export const eventField = (event: LifeEvent) => `event-${event}` as const;

/** Id of the fields of all days. */
export const EVENT_FIELDS_ID = "situation-events";

/**
 * Address of "Minha situação" with this field in focus. Browsers focus the target of an address by
 * themselves; `ask` focuses it when a script opens the page.
 */
export const eventFieldPath = (event: LifeEvent) =>
  `/app/plan/situation?ask=${event}#${eventField(event)}` as const;

export const EVENT_FIELDS_PATH = `/app/plan/situation#${EVENT_FIELDS_ID}`;

/** The day that the address asks for; null for none. */
export const readOpenEvent = (search: URLSearchParams): LifeEvent | null =>
  LIFE_EVENTS.find((event) => event === search.get("ask")) ?? null;
