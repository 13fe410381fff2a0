import { escapeHtml } from "../escape-html.ts";
import type { MailContent, MailPart, MailTemplate } from "./mail-template.ts";
import { mailWord } from "./mail-words.ts";

export type RenderedMail = {
  text: string;
  html: string;
};

/**
 * @param operator the portal's operator, in one line: the footer of every mail
 * @param firstName null for a recipient without an account
 */
export function renderMail(
  { title, parts, reason = mailWord("becauseOfAccount") }: MailContent,
  publicOrigin: string,
  operator: string,
  firstName: string | null = null,
): RenderedMail {
  const greeted = parts.map((part) => greet(part, firstName));
  const text = [
    plain(title),
    ...greeted.map((part) => textOf(part, publicOrigin)),
    `-- \nPortal Suíça\n${reason}\n${plain(operator)}\n${publicOrigin}`,
  ];
  return {
    text: `${text.join("\n\n")}\n`,
    html: pageOf(plain(title), greeted.map((part) => htmlOf(part, publicOrigin)).join("\n")),
  };

  function pageOf(heading: string, body: string): string {
    return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="page" style="${STYLES.page}">
<div style="${STYLES.column}">
<p class="name" style="${STYLES.name}"><span aria-hidden="true" style="${STYLES.mark}">+</span>Portal Suíça</p>
<div class="card" style="${STYLES.card}">
<h1 style="${STYLES.title}">${escapeHtml(heading)}</h1>
${body}
</div>
<p class="quiet" style="${STYLES.footer}">${escapeHtml(reason)}<br>${escapeHtml(plain(operator))}<br><a class="quiet" href="${escapeHtml(publicOrigin)}" style="${STYLES.quietLink}">${escapeHtml(publicOrigin)}</a></p>
</div>
</body>
</html>
`;
  }
}

type PlainPart = Exclude<MailPart, { kind: "greeting" }>;

function greet(part: MailPart, firstName: string | null): PlainPart {
  if (part.kind !== "greeting") return part;
  const hello = firstName ? mailWord("helloName", { name: firstName }) : mailWord("hello");
  return { kind: "paragraph", text: `${hello} ${part.text}` };
}

function textOf(part: PlainPart, origin: string): string {
  switch (part.kind) {
    case "paragraph":
    case "note":
      return plain(part.text);
    case "button":
      return `${plain(part.label)}:\n${addressOf(part.path, origin)}`;
    case "code":
      return `${plain(part.label)}: ${plain(part.code)}`;
    case "facts":
      return part.rows.map(([label, value]) => `${plain(label)}: ${plain(value)}`).join("\n");
    case "list":
      return part.items.map((item) => `- ${plain(item)}`).join("\n");
    case "links":
      return [
        `${plain(part.title)}:`,
        ...part.links.map(({ label, path }) => `- ${plain(label)}\n  ${addressOf(path, origin)}`),
      ].join("\n");
  }
}

function htmlOf(part: PlainPart, origin: string): string {
  const safe = (value: string) => escapeHtml(plain(value));
  switch (part.kind) {
    case "paragraph":
      return `<p style="${STYLES.paragraph}">${safe(part.text)}</p>`;
    case "note":
      return `<p class="quiet" style="${STYLES.note}">${safe(part.text)}</p>`;
    case "button": {
      const address = escapeHtml(addressOf(part.path, origin));
      return `<p style="${STYLES.paragraph}"><a class="button" href="${address}" style="${STYLES.button}">${safe(part.label)}</a></p>
<p class="quiet" style="${STYLES.note}">${mailWord("copyAddress")}<br><span style="word-break:break-all">${address}</span></p>`;
    }
    case "code":
      return `<p style="${STYLES.paragraph}">${safe(part.label)}:<br><strong class="code" style="${STYLES.code}">${safe(part.code)}</strong></p>`;
    case "facts":
      return `<p style="${STYLES.paragraph}">${part.rows
        .map(([label, value]) => `<span class="quiet">${safe(label)}:</span> ${safe(value)}`)
        .join("<br>")}</p>`;
    case "list":
      return `<ul style="${STYLES.list}">${part.items.map((item) => `<li>${safe(item)}</li>`).join("")}</ul>`;
    case "links": {
      const rows = part.links.map(({ label, path }) => {
        const address = escapeHtml(addressOf(path, origin));
        return `<li><a class="link" href="${address}" style="${STYLES.link}">${safe(label)}</a></li>`;
      });
      return `<p style="${STYLES.linksTitle}">${safe(part.title)}</p>
<ul style="${STYLES.list}">${rows.join("")}</ul>`;
    }
  }
}

/** Mail programs cut longer subjects; a phone shows half of this. */
const SUBJECT_MAX_LENGTH = 120;

/** The subject as one short line, so that a title cannot inject a header. */
export function subjectOf<Values extends object>(
  { subject }: Pick<MailTemplate<Values>, "subject">,
  values: Values,
): string {
  const letters = [...plain(typeof subject === "string" ? subject : subject(values))];
  if (letters.length <= SUBJECT_MAX_LENGTH) return letters.join("");
  return `${letters
    .slice(0, SUBJECT_MAX_LENGTH - 1)
    .join("")
    .trimEnd()}…`;
}

/** The configured origin, even if the path names another one. */
function addressOf(path: string, origin: string): string {
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new Error("A mail links to the portal only");
  return url.href;
}

/** One line without control characters: user input cannot imitate another part of the mail. */
function plain(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Inline styles work best in mail programs; the style sheet above only serves dark mode.
const STYLES = {
  page: `margin:0;padding:0;background:#f7f7f5;color:#15181c;${FONT};font-size:16px;line-height:1.55`,
  column: "max-width:560px;margin:0 auto;padding:24px 16px",
  name: "margin:0 0 12px;font-size:15px;line-height:24px;font-weight:700;color:#15181c",
  mark: "display:inline-block;width:24px;margin-right:8px;border-radius:6px;background:#d8232a;color:#ffffff;font-size:20px;line-height:24px;text-align:center;vertical-align:top",
  card: "background:#ffffff;border:1px solid #e3e5e8;border-radius:14px;padding:24px",
  title: "margin:0 0 16px;font-size:22px;line-height:1.25",
  paragraph: "margin:0 0 16px",
  note: "margin:0 0 16px;font-size:14px;color:#4a525c",
  button:
    "display:inline-block;padding:12px 20px;border-radius:8px;background:#b9161d;color:#ffffff;font-weight:600;text-decoration:none",
  code: "font-size:28px;letter-spacing:4px",
  list: "margin:0 0 16px;padding-left:20px",
  link: "color:#0d6b80",
  linksTitle: "margin:0 0 6px;font-weight:600",
  footer: "margin:16px 0 0;font-size:13px;color:#4a525c",
  quietLink: "color:#4a525c",
} as const;

const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.page { background: #0f1214 !important; color: #f1f2f3 !important; }
.card { background: #171b1f !important; border-color: #2a3037 !important; }
.name { color: #f1f2f3 !important; }
.quiet { color: #b6bcc4 !important; }
.link { color: #6cc3d5 !important; }
.button { background: #ff5b57 !important; color: #190506 !important; }
}`;
