import type { Collection } from "./collection.ts";

export const signupTexts: Collection = {
  name: "signup_texts",
  list: { fields: ["step", "title", "status"], sort: "step" },
};
