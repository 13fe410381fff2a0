import {
  channels,
  chosenKindOf,
  chosenKinds,
  defaultOf,
  findKind,
  type Channel,
  type ChosenKind,
  type NotificationKind,
} from "./kinds.ts";

/** A member's choices that differ from the defaults. Choices of unknown kinds and channels have no effect. */
export type NotificationChoices = {
  readonly [Kind in ChosenKind]?: { readonly [Of in Channel]?: boolean };
};

export type NotificationChoice = { kind: ChosenKind; channel: Channel; isOn: boolean };

/** Reads choices that another part sent. Leaves out unknown kinds, and channels that a kind does not offer. */
export function parseChoices(
  list: readonly { kind: string; channel: string; isOn: boolean }[],
): NotificationChoice[] {
  return list.flatMap(({ kind: name, channel: of, isOn }) => {
    const kind = chosenKinds.find((each) => each === name);
    const channel = channels.find((each) => each === of);
    const isOffered = kind && channel && defaultOf(kind, channel) !== null;
    return isOffered ? { kind, channel, isOn } : [];
  });
}

/** True if a member wants notifications of a kind by a channel. The portal lists kinds without a choice. */
export function wants(
  choices: NotificationChoices,
  kind: NotificationKind,
  channel: Channel,
): boolean {
  const chosen = chosenKindOf(kind);
  const usual = defaultOf(chosen, channel);
  if (usual === null) return channel === "portal";
  return choices[chosen]?.[channel] ?? usual;
}

/** The choices with one changed. A choice that equals the default is not stored. */
export function withChoice(
  choices: NotificationChoices,
  { kind, channel, isOn }: NotificationChoice,
): NotificationChoices {
  const { [channel]: _before, ...others } = choices[kind] ?? {};
  const changed = isOn === defaultOf(kind, channel) ? others : { ...others, [channel]: isOn };
  const { [kind]: _choice, ...rest } = choices;
  return Object.keys(changed).length > 0 ? { ...rest, [kind]: changed } : rest;
}

export const withChoices = (
  choices: NotificationChoices,
  list: readonly NotificationChoice[],
): NotificationChoices => list.reduce(withChoice, choices);

/** The choices as a list: those that differ from the defaults. */
export const listChoices = (choices: NotificationChoices): NotificationChoice[] =>
  chosenKinds
    .flatMap((kind) =>
      channels.map((channel) => ({ kind, channel, isOn: wants(choices, kind, channel) })),
    )
    .filter(({ kind, channel, isOn }) => defaultOf(kind, channel) === !isOn);

/** Kinds that are listed in the portal unless the member mutes them. */
const isMutable = (kind: ChosenKind): boolean => defaultOf(kind, "portal") === true;

/** Kinds that the member muted in the portal. Mail and push may still deliver them. */
export const mutedKinds = (choices: NotificationChoices): ChosenKind[] =>
  chosenKinds.filter((kind) => isMutable(kind) && !wants(choices, kind, "portal"));

function mutableKindOf(type: unknown): ChosenKind | null {
  const kind = findKind(type);
  const chosen = kind && chosenKindOf(kind);
  return chosen && isMutable(chosen) ? chosen : null;
}

export const mayBeMuted = (type: unknown): boolean => mutableKindOf(type) !== null;

/**
 * True if the member's list and count omit the notification.
 * @param muted the raw list of muted kinds on the member's Directus record
 */
export function isMuted(type: unknown, muted: unknown): boolean {
  const kind = mutableKindOf(type);
  return kind !== null && Array.isArray(muted) && muted.includes(kind);
}
