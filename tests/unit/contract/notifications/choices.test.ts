import { expect, test } from "vitest";
import {
  isMuted,
  listChoices,
  mayBeMuted,
  mutedKinds,
  parseChoices,
  wants,
  withChoice,
  withChoices,
} from "../../../../contract/notifications/choices.ts";
import {
  channels,
  chosenKindOf,
  chosenKinds,
  defaultOf,
  notificationKinds,
} from "../../../../contract/notifications/kinds.ts";

/** Every choice that the kinds offer, turned against its default. */
const turned = chosenKinds.flatMap((kind) =>
  channels.flatMap((channel) => {
    const usual = defaultOf(kind, channel);
    return usual === null ? [] : [{ kind, channel, isOn: !usual }];
  }),
);

test("notification choices: a member without any has the defaults", () => {
  for (const kind of chosenKinds)
    for (const channel of channels)
      expect([kind, channel, wants({}, kind, channel)]).toEqual([
        ...[kind, channel, defaultOf(kind, channel) ?? channel === "portal"],
      ]);
});

test("notification choices: each one changes its own channel and kind, and nothing else", () => {
  expect(turned.length).toBeGreaterThan(40);
  for (const choice of turned) {
    const choices = withChoice({}, choice);
    for (const kind of notificationKinds)
      for (const channel of channels) {
        const isIt = chosenKindOf(kind) === choice.kind && channel === choice.channel;
        expect([kind, channel, wants(choices, kind, channel)]).toEqual([
          ...[kind, channel, isIt ? choice.isOn : wants({}, kind, channel)],
        ]);
      }
  }
});

test("notification choices: only those that differ from the defaults are stored", () => {
  const all = withChoices({}, turned);
  expect(listChoices(all)).toEqual(turned);
  expect(withChoices({}, listChoices(all))).toEqual(all);
  const back = turned.map((choice) => ({ ...choice, isOn: !choice.isOn }));
  expect(withChoices(all, back)).toEqual({});
  expect(withChoices({}, back)).toEqual({});
});

test("notification choices: unknown kinds and channels are ignored, and survive a change", () => {
  const sent = [
    { kind: "reply", channel: "mail", isOn: false },
    { kind: "made-up", channel: "mail", isOn: false },
    { kind: "reply", channel: "letter", isOn: true },
    { kind: "like", channel: "mail", isOn: true },
    { kind: "billing", channel: "push", isOn: false },
  ];
  expect(parseChoices(sent)).toEqual([sent[0]]);
  const stored = { "made-up": { mail: true }, reply: { letter: true } } as object;
  expect(listChoices(stored)).toEqual([]);
  expect(withChoices(stored, parseChoices(sent))).toEqual({
    "made-up": { mail: true },
    reply: { letter: true, mail: false },
  });
});

test("muted kinds: are those turned off in the portal, and account kinds can't be muted", () => {
  const mutable = chosenKinds.filter(mayBeMuted);
  expect(chosenKinds.filter((kind) => !mutable.includes(kind))).toEqual([
    ...["ask", "content", "support"],
  ]);
  for (const kind of mutable) {
    const choices = withChoice({}, { kind, channel: "portal", isOn: false });
    expect(mutedKinds(choices)).toEqual([kind]);
    expect(notificationKinds.filter((each) => isMuted(each, [kind]))).toEqual([kind]);
  }
  expect(mutedKinds(withChoices({}, turned))).toEqual(mutable);
  expect(["support", "billing", "security"].map((kind) => isMuted(kind, [kind]))).toEqual([
    ...[false, false, false],
  ]);
  expect([isMuted("comment", null), isMuted(7, ["comment"])]).toEqual([false, false]);
  expect(isMuted("comment", "comment")).toBe(false);
});
