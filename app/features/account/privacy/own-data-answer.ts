import type { FormAnswer, FormFailure } from "~/forms/form-answer";

export type OwnDataFailure = FormFailure;

export type OwnDataAnswer = FormAnswer & {
  intent: "order-export" | "delete" | "keep" | "erase-store";
};
