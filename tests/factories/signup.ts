/** Draft token of a device in the middle of a signup, as in its cookie. */
export const DRAFT = "d".repeat(43);

export function draftAt(step: string, more: object = {}) {
  return {
    shown: { step, place: 1, back: "intro" },
    hasAccount: false,
    answers: {
      firstName: "Ana",
      email: "ana@example.com",
      acceptsTerms: false,
    },
    resendAt: null,
    ...more,
  };
}

export const memberAt = (step: string, more: object = {}) => ({
  shown: { step, place: 5, back: null },
  isBegun: true,
  answers: {},
  ...more,
});
