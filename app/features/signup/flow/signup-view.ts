import type { FormAnswer, FormFailure } from "~/forms/form-answer";
import type { EligibilityReport, MemberAnswers, VisitorSignup } from "~/service/signup-api.server";
import type { WelcomeChoices } from "./welcome-choices";
import type { ReportTopic, SignupStep } from "../../../../contract/account/signup.ts";

export type {
  EligibilityReport,
  ReportRule,
  ReportStep,
  TextSource,
} from "~/service/signup-api.server";

export type StepText = { title: string; lead: string; points: string[] };

export type AnswerLabels = Record<ReportTopic, string>;

export type CantonChoice = { code: string; name: string };

/** A step with which the reader's plan begins. */
export type PlanFirst = { title: string; when: string | null; path: `/${string}` };

export type StepContent =
  | { step: "intro"; referral: string | null; priceLabel: string | null }
  | { step: "name"; answers: VisitorSignup["answers"] }
  | {
      step: "email";
      answers: VisitorSignup["answers"];
      termsVersion: string;
      privacyVersion: string;
    }
  | { step: "confirm-email"; email: string; resendInSeconds: number }
  | { step: "create-account"; answers: VisitorSignup["answers"] }
  | { step: "european-passport"; answers: MemberAnswers }
  | { step: "job-opportunity"; answers: MemberAnswers }
  | { step: "time-to-switzerland"; answers: MemberAnswers; cantons: CantonChoice[] }
  | { step: "commitment"; answers: MemberAnswers }
  | {
      step: "good-news" | "bad-news";
      report: EligibilityReport | null;
      labels: AnswerLabels;
      planStep: PlanFirst | null;
    }
  | { step: "payment"; isPaying: boolean }
  | {
      step: "welcome";
      planSteps: PlanFirst[];
      cantons: CantonChoice[];
      isPaying: boolean;
      choices: WelcomeChoices | null;
      /** True for a member who answered that they are already in Switzerland. */
      isInSwitzerland: boolean;
      profilePath: `/app/profile/${string}`;
    };

export type SignupView = StepContent & {
  place: number;
  back: SignupStep | null;
  isMember: boolean;
  text: StepText | null;
};

export const TOTAL_PLACES = 11;

export type SignupProblem = "choices_unsaved" | "email_taken" | "texts_changed";
export type SignupFailure = FormFailure<SignupProblem>;

export type StepAnswer = FormAnswer<SignupProblem> & { step: SignupStep; isResent: boolean };

/** Addresses must not reveal answers. */
export function stepName(step: SignupStep): string {
  return step === "good-news" || step === "bad-news" ? "report" : step;
}

export function stepPath(step: SignupStep): `/${string}` {
  return `/signup?step=${stepName(step)}`;
}
