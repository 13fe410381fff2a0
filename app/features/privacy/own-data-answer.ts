import type { FormAnswer, FormFailure } from "~/forms/form-answer";

export type OwnDataFailure = FormFailure;

export type OwnDataAnswer = FormAnswer & {
  /** Which of the page's forms was sent. */
  intent: "order-export" | "delete" | "keep" | "erase-store";
};
