import { Parser } from "htmlparser2";

export type PageContents = {
  /** Link targets, as written. */
  links: string[];
  /** Targets of GET forms, one for each choice of each field. */
  choices: string[];
  /** Visible text, in one line. */
  text: string;
};

type Choice = { name: string; value: string; isAdded: boolean };
type Form = { action: string; fields: [string, string][]; choices: Choice[] };
type Select = { name: string; values: string[]; chosen: string | null };
type Attributes = Readonly<Record<string, string>>;

const SILENT = new Set(["script", "style", "template", "noscript"]);
const TICKED = new Set(["checkbox", "radio"]);
const PRESSED = new Set(["submit", "image", "button", "reset"]);

/** Links, GET form choices and text of a page; `path` is the target of a form without action. */
export function readPage(html: string, path: string): PageContents {
  const reader = new PageReader(path);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.say(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader.contents();
}

class PageReader {
  readonly #path: string;
  readonly #links: string[] = [];
  readonly #choices: string[] = [];
  readonly #texts: string[] = [];
  #silent = 0;
  #form: Form | null = null;
  #select: Select | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  open(name: string, attributes: Attributes): void {
    this.#texts.push(" ");
    if (SILENT.has(name)) this.#silent += 1;
    if (name === "a" && attributes["href"]) this.#links.push(attributes["href"]);
    if (name === "form" && (attributes["method"] ?? "get").toLowerCase() === "get") {
      this.#form = { action: attributes["action"] ?? this.#path, fields: [], choices: [] };
    }
    if (!this.#form) return;
    if (name === "select")
      this.#select = { name: attributes["name"] ?? "", values: [], chosen: null };
    if (name === "option") this.#option(attributes);
    if (name === "input") this.#input(this.#form, attributes);
    if (name === "button") this.#button(this.#form, attributes);
  }

  say(text: string): void {
    if (this.#silent === 0) this.#texts.push(text);
  }

  close(name: string): void {
    if (SILENT.has(name)) this.#silent -= 1;
    if (name === "select") this.#endSelect();
    if (name === "form") this.#endForm();
  }

  contents(): PageContents {
    const text = this.#texts.join("").replaceAll(/\s+/g, " ");
    return { links: this.#links, choices: this.#choices, text };
  }

  #option({ value = "", selected }: Attributes): void {
    this.#select?.values.push(value);
    if (this.#select && selected !== undefined) this.#select.chosen = value;
  }

  #input(form: Form, { name, type = "text", value, checked }: Attributes): void {
    if (!name || PRESSED.has(type)) return;
    if (!TICKED.has(type)) {
      form.fields.push([name, value ?? ""]);
      return;
    }
    if (checked !== undefined) form.fields.push([name, value ?? "on"]);
    form.choices.push({ name, value: value ?? "on", isAdded: type === "checkbox" });
  }

  #button(form: Form, { name, type = "submit", value }: Attributes): void {
    if (name && type === "submit") form.choices.push({ name, value: value ?? "", isAdded: false });
  }

  #endSelect(): void {
    const [select, form] = [this.#select, this.#form];
    this.#select = null;
    if (!select?.name || !form) return;
    const { name, values, chosen } = select;
    form.fields.push([name, chosen ?? values[0] ?? ""]);
    form.choices.push(...values.map((value) => ({ name, value, isAdded: false })));
  }

  #endForm(): void {
    const form = this.#form;
    this.#form = null;
    if (!form) return;
    const path = form.action.split("?")[0] || this.#path;
    const addressOf = (fields: [string, string][]) => `${path}?${new URLSearchParams(fields)}`;
    this.#choices.push(addressOf(form.fields));
    for (const { name, value, isAdded } of form.choices) {
      const others = form.fields.filter(
        ([field, held]) => field !== name || (isAdded && held !== value),
      );
      this.#choices.push(addressOf([...others, [name, value]]));
    }
  }
}
