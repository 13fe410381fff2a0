import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MentionCandidate, Participants } from "~/content/writing/mention";
import { chosenMentions } from "~/features/comments/writing/chosen-mentions";
import { CommentForm } from "~/features/comments/writing/comment-form";
// Normally loaded when an at sign is typed; preloaded here.
import "~/features/comments/writing/comment-mentions";
import { COMMENT_MAX_LENGTH } from "../../../../../../contract/community/comments.ts";

const listed = (id: string, name: string, detail: string): MentionCandidate => ({
  ...{ id, name, detail, isParticipant: false },
});
const here: MentionCandidate[] = [{ ...listed("1", "Ana Souza", ""), isParticipant: true }];

let requested: string[];
const scrolled = vi.fn();
let answer: () => Response;
beforeEach(() => {
  localStorage.clear();
  chosenMentions.clear();
  // jsdom has no layout for this.
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
  requested = [];
  answer = () =>
    Response.json([listed("1", "Ana Souza", "Zug"), listed("2", "Anacleto B.", "Padeiro · Berna")]);
  vi.stubGlobal("fetch", (address: string) => {
    requested.push(address);
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(draft: string | null = "news:a") {
  const onSend = vi.fn();
  render(
    <Participants.Provider value={here}>
      <CommentForm label="Seu comentário" submit="Comentar" draft={draft} onSend={onSend} />
    </Participants.Provider>,
  );
  return { onSend, user: userEvent.setup(), field: screen.getByLabelText("Seu comentário") };
}
const valueOf = (field: HTMLElement) => (field as HTMLTextAreaElement).value;

test("mention picker: offers participants, then the member list, after two letters; the keyboard selects", async () => {
  const { onSend, user, field } = open();
  await user.type(field, "Oi @an");
  const list = await screen.findByRole("listbox", { name: "Quem você quer mencionar" });
  await waitFor(() => expect(within(list).getAllByRole("option")).toHaveLength(2));
  const [first, second] = within(list).getAllByRole("option");
  expect(first?.textContent).toBe("Ana SouzaNesta conversa");
  expect(second?.textContent).toBe("Anacleto B.Padeiro · Berna");
  expect(requested).toEqual(["/pt-BR/app/comments/people?name=an"]);
  expect(screen.getByRole("status").textContent).toMatch(/^2 pessoas\./);
  expect(field.getAttribute("aria-controls")).toBe(list.id);
  expect(field.getAttribute("aria-activedescendant")).toBe(first?.id);
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(second?.getAttribute("aria-selected")).toBe("true"));
  expect(field.getAttribute("aria-activedescendant")).toBe(second?.id);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(valueOf(field)).toBe("Oi @Anacleto "));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement).toBe(field);
  await user.keyboard("veja");
  await user.click(screen.getByRole("button", { name: "Comentar" }));
  expect(onSend).toHaveBeenCalledWith("Oi @Anacleto veja");
  expect(chosenMentions.get("news:a")?.("Oi @Anacleto veja")).toBe("2");
});

test("mention picker: a participant is mentioned by name only, selected by pointer", async () => {
  const { onSend, user, field } = open();
  await user.type(field, "@an");
  await user.click(await screen.findByRole("option", { name: /Ana Souza/ }));
  await waitFor(() => expect(valueOf(field)).toBe("@Ana "));
  await user.click(screen.getByRole("button", { name: "Comentar" }));
  expect(onSend).toHaveBeenCalledWith("@Ana");
  expect(chosenMentions.get("news:a")?.("@Ana")).toBe("");
});

test("mention picker: Escape closes the list, keeps the text, and returns the keys to the field", async () => {
  const { user, field } = open();
  await user.type(field, "@an");
  await screen.findByRole("listbox");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await user.keyboard("{Enter}fim");
  expect(valueOf(field)).toBe("@an\nfim");
  expect(field.hasAttribute("aria-activedescendant")).toBe(false);
});

test.each([
  [429, "Muitas buscas em pouco tempo. Espere um minuto."],
  [503, "A lista de membros não está disponível agora."],
])(
  "mention picker: shows an error for status %i, and participants can still be selected",
  async (status, words) => {
    answer = () => Response.json([], { status });
    const { user, field } = open();
    await user.type(field, "@an");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(words));
    expect(screen.getAllByRole("option")).toHaveLength(1);
  },
);

test("mention picker: says that no member matches, and ignores an e-mail address", async () => {
  answer = () => Response.json([]);
  const { user, field } = open();
  await user.type(field, "@zé");
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Ninguém com esse/));
  await user.clear(field);
  await user.type(field, "ana@exemplo");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
  expect(requested).toHaveLength(1);
});

test("mention picker: does not open while editing a text", async () => {
  const { user, field } = open(null);
  await user.type(field, "@an");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(requested).toEqual([]);
});

test("mention picker: the active option scrolls into view, and is announced once", async () => {
  const { user, field } = open();
  await user.type(field, "@an");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
  const named = vi.spyOn(field, "setAttribute");
  scrolled.mockClear();
  await user.keyboard("{ArrowDown}");
  const [, second] = screen.getAllByRole("option");
  expect(scrolled.mock.contexts).toEqual([second]);
  expect(scrolled).toHaveBeenCalledWith({ block: "nearest" });
  const active = named.mock.calls.filter(([name]) => name === "aria-activedescendant");
  expect(active).toEqual([["aria-activedescendant", second?.id]]);
});

test("mention picker: clicking the list or its scroll bar keeps the focus in the field", async () => {
  const { user, field } = open();
  await user.type(field, "@an");
  await user.pointer({ keys: "[MouseLeft]", target: await screen.findByRole("listbox") });
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole("listbox")).toBeTruthy();
});

test("mention picker: closes when the caret leaves the name, and Enter belongs to the field", async () => {
  const { user, field } = open();
  await user.type(field, "Oi @an");
  await screen.findByRole("listbox");
  (field as HTMLTextAreaElement).setSelectionRange(0, 0);
  await user.keyboard("{Home}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await user.keyboard("{Enter}");
  expect(valueOf(field)).toBe("\nOi @an");
});

test.each([
  ["with Ctrl", { ctrlKey: true }],
  ["with Alt", { altKey: true }],
  ["with Cmd", { metaKey: true }],
  ["that ends a composition", { keyCode: 229 }],
])("mention picker: ignores Enter %s", async (_how, init) => {
  const { user, field } = open();
  await user.type(field, "@an");
  await screen.findByRole("listbox");
  expect(fireEvent.keyDown(field, { key: "Enter", ...init })).toBe(true);
  expect(valueOf(field)).toBe("@an");
});

test("mention picker: Escape also closes a status message", async () => {
  answer = () => Response.json([]);
  const { user, field } = open();
  await user.type(field, "@zé");
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Ninguém com esse/));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
});

test("mention picker: does not insert a name that exceeds the text limit, and says so", async () => {
  const { user, field } = open();
  const long = "x".repeat(COMMENT_MAX_LENGTH - 4);
  fireEvent.change(field, { target: { value: `${long} @a` } });
  await user.type(field, "n");
  await screen.findByRole("listbox");
  await user.keyboard("{Enter}");
  const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^O nome não cabe/)));
  expect(valueOf(field)).toBe(`${long} @an`);
  expect(chosenMentions.has("news:a")).toBe(false);
});
