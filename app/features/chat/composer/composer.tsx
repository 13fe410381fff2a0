import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
} from "react";
import type { Draft } from "~/content/drafts/draft";
import { chat as words } from "~/features/chat/words";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { useTextCount } from "~/ui/form/use-text-count";
import { Outline } from "~/ui/media/icon";
import {
  CHAT_MESSAGE_MAX_LENGTH,
  CHAT_IMAGE_ALT_MAX_LENGTH,
  CHAT_IMAGE_MAX_BYTES,
} from "../../../../contract/community/chat.ts";
import { CHAT_MESSAGES_PATH } from "../ask-chat";
import type { ChatMessage, ChatProblem } from "../chat";
import type { Outgoing, PickedImage } from "../conversation-state";
import { COMPOSER_FIELD } from "../focus-thread";
import { QuotedMessage } from "../thread/quoted-message";
import type { ThreadActs } from "../thread/use-thread-acts";
import { useChatDraft } from "./local-drafts";
import styles from "./composer.module.css";
import { countCharacters } from "../../../../contract/shared/text-length.ts";

const t = translator("chat", words);

/** After Lucide (ISC licence). */
const IMAGE_PLUS =
  "M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21M9 9a.5.5 0 1 1-1 0a.5.5 0 0 1 1 0";

function ImageButton({ take }: { take: (files: FileList) => boolean }) {
  return (
    <label className={styles.pick}>
      <Outline path={IMAGE_PLUS} size={22} />
      <input
        type="file"
        name="image"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t("image.add")}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) take(currentTarget.files);
          currentTarget.value = "";
        }}
      />
    </label>
  );
}

type PickedImagePreviewProps = {
  image: PickedImage;
  onAlt: (alt: string) => void;
  onRemove: () => void;
};

export function PickedImagePreview({ image, onAlt, onRemove }: PickedImagePreviewProps) {
  const id = useId();
  const { control, note } = useTextCount<HTMLInputElement>({
    limit: CHAT_IMAGE_ALT_MAX_LENGTH,
    value: image.alt,
  });
  return (
    <div className={styles.picked}>
      <img src={image.url} alt="" className={styles.thumbnail} />
      <div className={styles.alt}>
        <label htmlFor={id}>{t("image.alt")}</label>
        <input
          id={id}
          ref={control}
          type="text"
          value={image.alt}
          onChange={(event) => onAlt(event.target.value)}
        />
        {note}
      </div>
      <Button variant="text" size="sm" onClick={onRemove}>
        {t("image.remove")}
      </Button>
    </div>
  );
}

const IMAGE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

function usePickedImage(isAllowed: boolean) {
  const [image, setImage] = useState<PickedImage | null>(null);
  const [problem, setProblem] = useState<ChatProblem | null>(null);

  function take(files: Iterable<File> | ArrayLike<File>): boolean {
    const file = Array.from(files).find(({ type }) => type.startsWith("image/"));
    if (!file) return false;
    const found = findProblem(file, isAllowed);
    setProblem(found);
    if (found === null) setImage({ file, url: URL.createObjectURL(file), alt: "" });
    return true;
  }

  const describe = (alt: string): void => setImage((now) => now && { ...now, alt });

  function remove(): void {
    if (image) URL.revokeObjectURL(image.url);
    setImage(null);
    setProblem(null);
  }

  /** The image was sent with a message, which still uses its URL. */
  function forget(): void {
    setImage(null);
    setProblem(null);
  }

  return { image, problem, take, describe, remove, forget };
}

function findProblem(file: File, isAllowed: boolean): ChatProblem | null {
  if (!isAllowed) return "request_image";
  if (!IMAGE_TYPES.includes(file.type)) return "image_type";
  return file.size > CHAT_IMAGE_MAX_BYTES ? "image_large" : null;
}

type ComposerProps = {
  partner: string;
  name: string;
  newId: string;
  draft?: Draft | null;
  /** Address, not path, of a page that the member came to share. */
  share?: string | null;
  reply?: { message: ChatMessage; author: string; page: string; acts: ThreadActs } | null;
  /** True once the other member has answered. */
  hasImages?: boolean;
  pendingCount?: number;
  isHidden?: boolean;
  onTyping?: (() => void) | undefined;
  onSend: (outgoing: Outgoing) => void;
};

export function Composer(props: ComposerProps) {
  const { partner, name, newId, draft = null, reply = null, hasImages = false, onSend } = props;
  const { isHidden = false, pendingCount = 0, share = null, onTyping } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write } = useChatDraft(partner, draft, field, { pendingCount, share });
  const picked = usePickedImage(hasImages);
  const [isDragged, setDragged] = useState(false);
  const over = countCharacters(text) - CHAT_MESSAGE_MAX_LENGTH;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { image } = picked;
    if ((text.trim() === "" && !image) || over > 0) return;
    onSend({
      message: text.trim(),
      ...(image && { image }),
      ...(reply && { replyTo: quotedOf(reply.message) }),
    });
    write("");
    picked.forget();
    field.current?.focus();
  }

  /** On phones Enter adds a line break, because their keyboards have no Shift + Enter. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const isPlainEnter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function onPaste(event: ClipboardEvent): void {
    if (picked.take(event.clipboardData.files)) event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does it too
    <form
      method="post"
      action={CHAT_MESSAGES_PATH}
      encType={hasImages ? "multipart/form-data" : undefined}
      onSubmit={submit}
      hidden={isHidden}
      onDragOver={(event) => {
        if (!hasImages) return;
        event.preventDefault();
        setDragged(true);
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={(event) => {
        setDragged(false);
        if (picked.take(event.dataTransfer.files)) event.preventDefault();
      }}
      className={isDragged ? `${styles.composer} ${styles.dragged}` : styles.composer}
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="with" value={partner} />
      <input type="hidden" name="id" value={newId} />
      {reply && (
        <div className={styles.above}>
          <input type="hidden" name="reply" value={reply.message.id} />
          <QuotedMessage quoted={quotedOf(reply.message)} author={reply.author} />
          <Button
            variant="text"
            size="sm"
            icon="x"
            to={reply.page}
            aria-label={t("quoted.cancel")}
            onClick={reply.acts.choose("reply", null)}
          >
            {null}
          </Button>
        </div>
      )}
      {picked.image && (
        <PickedImagePreview image={picked.image} onAlt={picked.describe} onRemove={picked.remove} />
      )}
      {picked.problem && (
        <p role="alert" className={styles.over}>
          {t(`problems.${picked.problem}`)}
        </p>
      )}
      {hasImages && <ImageButton take={picked.take} />}
      <textarea
        ref={field}
        name="message"
        {...{ [COMPOSER_FIELD]: "" }}
        rows={1}
        required={!hasImages}
        value={text}
        onChange={(event) => {
          write(event.target.value);
          if (event.target.value !== "") onTyping?.();
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        aria-label={t("label", { name })}
        aria-describedby={over > 0 ? "message-too-long" : undefined}
        aria-invalid={over > 0 || undefined}
        placeholder={t("placeholder")}
        className={styles.field}
      />
      <Button type="submit">{t("send")}</Button>
      {over > 0 && (
        <p id="message-too-long" role="status" className={styles.over}>
          {t("tooLong", { count: over })}
        </p>
      )}
    </form>
  );
}

const quotedOf = ({ id, senderUserId, message, image, isDeleted }: ChatMessage) => ({
  ...{ id, senderUserId, message, isDeleted },
  hasImage: image !== null,
});
