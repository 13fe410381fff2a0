/** The token of a device in the middle of a signup, as its cookie holds it. */
export const DRAFT = "d".repeat(43);

/** The service's answer for a device that stands at this step. */
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

/** The service's answer for a member who stands at this step. */
export const memberAt = (step: string, more: object = {}) => ({
  shown: { step, place: 5, back: null },
  isBegun: true,
  answers: {},
  ...more,
});
