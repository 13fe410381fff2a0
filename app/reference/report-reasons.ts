import { reportReasons as words } from "~/i18n/pt-BR/report-reasons";
import { translator } from "~/i18n/translator";
import { reportReasons, type ReportReason } from "../../contract/comments.ts";

const t = translator("report-reasons", words);

/** Why a text can be reported, as a select offers it. */
export const reportReasonOptions = reportReasons.map((value) => ({ value, label: t(value) }));

/** What a report named as its reason. */
export const reportReasonLabel = (reason: ReportReason): string => t(reason);

/** Asks for the reason. */
export const reportReasonQuestion = t("label");

/** Asks for what a reason does not say. */
export const reportNoteLabel = t("note");
