import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "~/ui/action/button";
import { CloseButton } from "~/ui/action/close-button";
import { TextArea } from "~/ui/form/text-area";
import styles from "./notes.module.css";

type Fields = Record<string, string | number>;

export type NotesProps<Note> = {
  id: string;
  words: {
    title: string;
    why: string;
    unavailable: string;
    label: string;
    save: string;
    failed: string;
  };
  notes: readonly Note[] | null;
  action?: string;
  fields: Fields;
  limit: number;
  onTyped?: (text: string) => void;
  removal: (note: Note) => { fields: Fields; label: string };
  render: (note: Note) => ReactNode;
};

export function Notes<Note extends { id: string }>(props: NotesProps<Note>) {
  const { id, words, notes, action, removal, render } = props;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.hint}>{words.why}</p>
      {notes === null && <p>{words.unavailable}</p>}
      {notes !== null && notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <Row key={note.id} removal={removal(note)} {...(action && { action })}>
              {render(note)}
            </Row>
          ))}
        </ul>
      )}
      <NewNote {...props} />
    </section>
  );
}

type NewNoteProps = Pick<NotesProps<never>, "words" | "action" | "fields" | "limit" | "onTyped">;

function NewNote({ words, action, fields, limit, onTyped }: NewNoteProps) {
  const fetcher = useFetcher<{ code: string | null }>();
  const form = useRef<HTMLFormElement>(null);
  const { state, data } = fetcher;
  const hasFailed = state === "idle" && (data?.code ?? null) !== null;
  useEffect(() => {
    if (state === "idle" && data?.code === null) form.current?.reset();
  }, [state, data]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={styles.form}
      onReset={() => onTyped?.("")}
      {...(action && { action })}
    >
      <Hidden fields={fields} />
      <TextArea
        name="body"
        label={words.label}
        rows={3}
        limit={limit}
        onChange={({ currentTarget: { value } }) => onTyped?.(value)}
        required
      />
      <Button type="submit" variant="outline" isLoading={state !== "idle"}>
        {words.save}
      </Button>
      <p role="status" className={styles.hint}>
        {hasFailed && words.failed}
      </p>
    </fetcher.Form>
  );
}

type RowProps = {
  removal: { fields: Fields; label: string };
  action?: string;
  children: ReactNode;
};

function Row({ removal, action, children }: RowProps) {
  const fetcher = useFetcher();
  if (fetcher.formData) return null;
  return (
    <li className={styles.note}>
      {children}
      <fetcher.Form method="post" {...(action && { action })}>
        <Hidden fields={removal.fields} />
        <CloseButton type="submit" label={removal.label} />
      </fetcher.Form>
    </li>
  );
}

function Hidden({ fields }: { fields: Fields }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
