import { ownKey } from "~/session/owner";

const keyOf = (classId: string) => ownKey(`quiz:${classId}`);

type Kept = [name: string, value: string][];

export function keepDraft(classId: string, form: HTMLFormElement): void {
  const kept: Kept = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && name !== "intent" ? [[name, value]] : [],
  );
  try {
    sessionStorage.setItem(keyOf(classId), JSON.stringify(kept));
  } catch {
    // Without session storage, a reload loses the answers.
  }
}

export function forgetDraft(classId: string): void {
  try {
    sessionStorage.removeItem(keyOf(classId));
  } catch {
    // Session storage is unavailable.
  }
}

function readDraft(classId: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(classId)) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

export function restoreDraft(classId: string, form: HTMLFormElement): void {
  for (const [name, value] of readDraft(classId)) {
    for (const field of form.querySelectorAll<HTMLInputElement>(
      `input[name="${CSS.escape(name)}"]`,
    )) {
      if (field.type === "text") field.value = value;
      else if (field.value === value) field.checked = true;
    }
  }
}
