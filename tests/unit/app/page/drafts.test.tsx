import { beforeEach, expect, test } from "vitest";
import { claimDrafts, dropDrafts, saveDrafts, restoreDrafts } from "~/page/drafts";

const PATH = location.pathname + location.search;
const FORMS = `
  <form method="post" action="/a">
    <input name="title" value="Antes"><textarea name="text"></textarea>
    <input name="secret" type="password"><input name="code" autocomplete="one-time-code">
    <input name="where" type="hidden" value="x">
    <input name="since" type="month"><input name="agree" type="checkbox"><input name="news" type="checkbox" checked>
    <input name="kind" type="radio" value="idea" checked><input name="kind" type="radio" value="fault">
    <input name="photo" type="file">
    <select name="canton"><option value="">–</option><option value="ZH">Zurique</option></select>
  </form>
  <form method="post" action="/b"><input name="title"></form>
  <form method="get" action="/c"><input name="query"></form>`;

function field(form: string, name: string): HTMLInputElement {
  const found = document.querySelector(`form[action="${form}"] [name="${name}"]`);
  if (!found) throw new Error(`${form} has no ${name}`);
  return found as HTMLInputElement;
}

function radio(value: string): HTMLInputElement {
  return document.querySelector(`[type="radio"][value="${value}"]`) as HTMLInputElement;
}

/** Renders the same page again, as a reload does. */
function redraw(): void {
  document.body.innerHTML = FORMS;
}

beforeEach(() => {
  sessionStorage.clear();
  redraw();
});

test("form drafts: restore typed values to their own form, once", () => {
  field("/a", "text").value = "Longo texto";
  field("/a", "canton").value = "ZH";
  field("/b", "title").value = "Outro";
  saveDrafts();
  redraw();
  restoreDrafts(PATH);
  expect(field("/a", "title").value).toBe("Antes");
  expect(field("/a", "text").value).toBe("Longo texto");
  expect(field("/a", "canton").value).toBe("ZH");
  expect(field("/b", "title").value).toBe("Outro");
  redraw();
  restoreDrafts(PATH);
  expect(field("/a", "text").value).toBe("");
});

test("form drafts: never store passwords, codes, hidden fields and searches", () => {
  for (const [form, name] of [
    ["/a", "secret"],
    ["/a", "code"],
    ["/a", "where"],
    ["/c", "query"],
  ] as const)
    field(form, name).value = "guarde-isto";
  saveDrafts();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("guarde-isto");
});

test("form drafts: keep values typed after the reload, and fire input events for restored ones", () => {
  field("/a", "title").value = "Rascunho";
  field("/a", "text").value = "Rascunho";
  saveDrafts();
  redraw();
  field("/a", "text").value = "Mais novo";
  const received: string[] = [];
  document.body.addEventListener("input", (event) =>
    received.push((event.target as HTMLInputElement).name),
  );
  restoreDrafts(PATH);
  expect(field("/a", "text").value).toBe("Mais novo");
  expect(field("/a", "title").value).toBe("Rascunho");
  expect(received).toEqual(["title"]);
});

test("form drafts: restore months, checkboxes and the selected radio button", () => {
  field("/a", "since").value = "2026-03";
  field("/a", "agree").checked = true;
  field("/a", "news").checked = false;
  radio("fault").checked = true;
  saveDrafts();
  redraw();
  restoreDrafts(PATH);
  expect(field("/a", "since").value).toBe("2026-03");
  expect(field("/a", "agree").checked).toBe(true);
  expect(field("/a", "news").checked).toBe(false);
  expect(radio("fault").checked).toBe(true);
  expect(radio("idea").checked).toBe(false);
});

test("form drafts: keep a radio button selected after the reload", () => {
  radio("fault").checked = true;
  saveDrafts();
  document.body.innerHTML = FORMS.replace(' value="idea" checked', ' value="idea"').replace(
    ' value="fault"',
    ' value="fault" checked',
  );
  radio("idea").checked = true;
  restoreDrafts(PATH);
  expect(radio("idea").checked).toBe(true);
});

test("form drafts: are separate for each page", () => {
  field("/a", "title").value = "Desta página";
  saveDrafts("/one");
  field("/a", "title").value = "Da outra";
  saveDrafts("/two");
  redraw();
  restoreDrafts("/one");
  expect(field("/a", "title").value).toBe("Desta página");
  redraw();
  restoreDrafts("/two");
  expect(field("/a", "title").value).toBe("Da outra");
});

test("form drafts: survive a lost session, and are deleted at logout and for another member", () => {
  const saveAndReturnAs = (member: string | null) => {
    claimDrafts("ana");
    field("/a", "title").value = "De Ana";
    saveDrafts();
    claimDrafts(null);
    claimDrafts(member);
    redraw();
    restoreDrafts(PATH);
    return field("/a", "title").value;
  };
  expect(saveAndReturnAs("ana")).toBe("De Ana");
  expect(saveAndReturnAs("rui")).toBe("Antes");
  saveDrafts();
  dropDrafts();
  expect({ ...sessionStorage }).toEqual({});
});
