import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { ui } from "~/i18n/pt-BR/ui";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { FileField } from "~/ui/form/file-field";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import { Outline } from "~/ui/media/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import {
  FORUM_IMAGE_ALT_MAX_LENGTH,
  forumImageMark,
  FORUM_IMAGE_MAX_BYTES,
} from "../../../contract/community/embeds.ts";
import { type UploadProblem, FORUM_IMAGES, type UploadAnswer } from "./forum-image";
import { applyEdit, findField, insertBlock } from "./apply-edit";
import { forumEditor } from "./words";
import styles from "./editor.module.css";
import { markdownActs, markdownEdit, type MarkdownAct } from "./markdown-edit";

const t = translator("forum-editor", forumEditor);

/** Outlines from Lucide (ISC licence), as in `~/ui/media/icon`. */
const paths: Readonly<Record<MarkdownAct, string>> = {
  bold: "M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8",
  italic: "M19 4h-9M14 20H5M15 4L9 20",
  list: "M3 12h.01M3 18h.01M3 6h.01M8 12h13M8 18h13M8 6h13",
  numbers: "M10 12h11M10 18h11M10 6h11M4 10h2M4 6h1v4M6 18H4c0-1 2-2 2-3s-1-1.5-2-1",
  quote: "M17 6H3M21 12H8M21 18H8M3 12v6",
  link: "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
  code: "M16 18l6-6-6-6M8 6l-6 6 6 6",
};

const keys: Readonly<Partial<Record<MarkdownAct, string>>> = {
  bold: "b",
  italic: "i",
  link: "k",
  code: "e",
};
/** After Lucide (ISC licence). */
const IMAGE_PLUS =
  "M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21M9 9a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0";

const actOfKey = (key: string) => markdownActs.find((act) => keys[act] === key.toLowerCase());

function press(act: MarkdownAct, field: HTMLTextAreaElement): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  applyEdit(field, markdownEdit(act, { text, start, end }, t(`blank.${act}`)));
}

type ImagePanelProps = {
  fieldId: string;
  initialFile: File | null;
  onClose: () => void;
};

const MAX_DELAY_MS = 60_000;
const IMAGE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

const findImageFile = (files: FileList | undefined): File | null =>
  Array.from(files ?? []).find(({ type }) => type.startsWith("image/")) ?? null;

function findFileProblem({ type, size }: File): UploadProblem | null {
  if (!IMAGE_TYPES.includes(type)) return "type";
  return size > FORUM_IMAGE_MAX_BYTES ? "large" : null;
}

async function uploadImage(file: File): Promise<UploadAnswer> {
  const body = new FormData();
  body.set("image", file);
  try {
    const answer = await fetch(FORUM_IMAGES, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(MAX_DELAY_MS),
    });
    const isOurs = answer.headers.get("content-type")?.includes("json");
    return isOurs ? ((await answer.json()) as UploadAnswer) : { problem: "unavailable" };
  } catch {
    return { problem: "unavailable" };
  }
}

/** Its fields have no name, so that the surrounding form does not send them. */
function ImagePanel({ fieldId, initialFile, onClose }: ImagePanelProps) {
  const [file, setFile] = useState(initialFile);
  const [alt, setAlt] = useState("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | "alt" | null>(
    initialFile && findFileProblem(initialFile),
  );

  async function send(): Promise<void> {
    if (isSending) return;
    if (!file) return setProblem("type");
    const found = findFileProblem(file) ?? (alt.trim() === "" ? "alt" : null);
    setProblem(found);
    if (found) return;
    setSending(true);
    const answer = await uploadImage(file);
    setSending(false);
    if (answer.problem !== null) return setProblem(answer.problem);
    const field = findField(fieldId);
    if (field) insertBlock(field, forumImageMark(answer.image, alt));
    onClose();
  }

  return (
    <fieldset className={styles.panel} aria-busy={isSending}>
      <legend className={styles.legend}>{t("image.add")}</legend>
      {initialFile ? (
        <p className={styles.name}>{initialFile.name}</p>
      ) : (
        <FileField
          words={ui.file}
          id={`${fieldId}-image`}
          label={t("image.file")}
          hint={t("image.fileHint")}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      )}
      <TextField
        id={`${fieldId}-image-alt`}
        label={t("image.alt")}
        hint={t("image.altHint")}
        limit={FORUM_IMAGE_ALT_MAX_LENGTH}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Must not submit the surrounding form.
          event.preventDefault();
          void send();
        }}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(`image.problems.${problem}`)}
        </p>
      )}
      <div className={layout.cluster}>
        <Button size="sm" isLoading={isSending} onClick={() => void send()}>
          {t("image.insert")}
        </Button>
        <Button size="sm" variant="text" onClick={onClose}>
          {t("image.cancel")}
        </Button>
      </div>
      <p role="status" className={styles.name}>
        {isSending && t("image.sending")}
      </p>
    </fieldset>
  );
}

export function EditorToolbar({ fieldId }: { fieldId: string }) {
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState<File | "new" | null>(null);

  useEffect(() => {
    const field = findField(fieldId);
    if (!field) return;
    function pressByKey(event: globalThis.KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey) return;
      const act = actOfKey(key);
      if (!act || !field) return;
      event.preventDefault();
      // The same keys open the search on the rest of the page.
      event.stopPropagation();
      press(act, field);
    }
    function take(event: Event, files: FileList | undefined): void {
      const file = findImageFile(files);
      if (!file) return;
      event.preventDefault();
      setImage(file);
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files);
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files);
    field.addEventListener("keydown", pressByKey);
    field.addEventListener("paste", paste);
    field.addEventListener("drop", drop);
    return () => {
      field.removeEventListener("keydown", pressByKey);
      field.removeEventListener("paste", paste);
      field.removeEventListener("drop", drop);
    };
  }, [fieldId]);

  function move({ key }: KeyboardEvent): void {
    const last = markdownActs.length;
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    };
    const next = moves[key];
    if (next === undefined) return;
    setStop(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t("toolbar")}
        aria-controls={fieldId}
        className={styles.bar}
        onKeyDown={move}
      >
        {markdownActs.map((act, at) => (
          <button
            key={act}
            type="button"
            className={styles.act}
            tabIndex={at === stop ? 0 : -1}
            title={
              keys[act]
                ? t("withKeys", { act: t(`acts.${act}`), key: keys[act].toUpperCase() })
                : t(`acts.${act}`)
            }
            {...(keys[act] && { "aria-keyshortcuts": `Control+${keys[act].toUpperCase()}` })}
            onFocus={() => setStop(at)}
            onClick={() => {
              const field = findField(fieldId);
              if (field) press(act, field);
            }}
          >
            <Outline path={paths[act]} size={18} />
            <VisuallyHidden>{t(`acts.${act}`)}</VisuallyHidden>
          </button>
        ))}
        <button
          type="button"
          className={styles.act}
          tabIndex={stop === markdownActs.length ? 0 : -1}
          title={t("image.add")}
          aria-expanded={image !== null}
          onFocus={() => setStop(markdownActs.length)}
          onClick={() => setImage(image === null ? "new" : null)}
        >
          <Outline path={IMAGE_PLUS} size={18} />
          <VisuallyHidden>{t("image.add")}</VisuallyHidden>
        </button>
      </div>
      {image && (
        <ImagePanel
          key={image === "new" ? "new" : `${image.name} ${image.lastModified}`}
          fieldId={fieldId}
          initialFile={image === "new" ? null : image}
          onClose={() => setImage(null)}
        />
      )}
    </>
  );
}
