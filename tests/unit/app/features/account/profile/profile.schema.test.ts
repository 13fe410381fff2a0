import { describe, expect, test } from "vitest";
import {
  editProfileSchema,
  isWebLink,
  namesSchema,
  switzerlandSchema,
} from "~/features/account/profile/profile.schema";
import { parseForm } from "~/forms/parse-form";

describe("profile link", () => {
  test.each(["https://example.com", "https://www.example.com/ana?x=1#y", "https://exämple.com/"])(
    "%s is accepted",
    (link) => {
      expect(isWebLink(link)).toBe(true);
    },
  );

  test.each([
    "http://example.com",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "https://ana:senha@example.com",
    "https://localhost",
    "//example.com",
    "https:\\\\example.com",
    "https://example.com/\u0000",
    "java\nscript:alert(1)",
    "https://example.com/\u202e",
    `https://example.com/${"x".repeat(300)}`,
    "example.com",
  ])("%j is rejected", (link) => {
    expect(isWebLink(link)).toBe(false);
  });
});

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) data.append(name, each);
  }
  return data;
}

const levels = Object.fromEntries(
  ["avatar", "place", "profession", "bio", "spokenLanguages", "skills", "interests", "links"].map(
    (field) => [`visibility.${field}`, "members"],
  ),
);

describe("profile form", () => {
  test("keeps known fields and drops the rest", () => {
    const submission = parseForm(
      editProfileSchema,
      form({
        ...levels,
        "visibility.bio": "self",
        displayName: "  Aninha  do Lago ",
        bio: "Uma linha\nOutra",
        spokenLanguages: ["pt", "gsw"],
        skills: "pão, bolo,, pão",
        "links[0]": "https://example.com",
        "links[1]": "",
        isInDirectory: "on",
        role: "x",
        email: "outra@example.com",
      }),
    );
    expect(submission.status === "success" && submission.value).toEqual({
      displayName: "Aninha do Lago",
      city: "",
      canton: "",
      profession: "",
      bio: "Uma linha\nOutra",
      spokenLanguages: ["pt", "gsw"],
      skills: ["pão", "bolo"],
      interests: [],
      links: ["https://example.com"],
      visibility: {
        avatar: "members",
        place: "members",
        profession: "members",
        bio: "self",
        spokenLanguages: "members",
        skills: "members",
        interests: "members",
        links: "members",
      },
      isInDirectory: true,
      isVolunteer: false,
    });
  });

  test("hides each field without a submitted visibility", () => {
    const submission = parseForm(editProfileSchema, form({ "visibility.bio": "members" }));
    const { bio, ...others } =
      submission.status === "success" ? submission.value.visibility : { bio: null };
    expect(bio).toBe("members");
    expect(Object.values(others)).toEqual(Array.from({ length: 7 }, () => "self"));
  });

  test.each<[string, Record<string, string | string[]>, string]>([
    ["601 letters of bio", { bio: "x".repeat(601) }, "bio"],
    ["a link that runs", { "links[1]": "javascript:1" }, "links[1]"],
    ["a name with marks", { displayName: "<b>" }, "displayName"],
    ["eleven skills", { skills: "abcdefghijk".split("").join(",") }, "skills"],
    ["a skill too long", { skills: "x".repeat(41) }, "skills"],
    ["a language that is none of ours", { spokenLanguages: "xx" }, "spokenLanguages[0]"],
    ["a level that is none", { "visibility.bio": "all" }, "visibility.bio"],
    ["a canton by name", { canton: "Zug" }, "canton"],
  ])("rejects %s", (_, fields, field) => {
    const reply = parseForm(editProfileSchema, form({ ...levels, ...fields })).reply();
    expect(Object.keys(reply.error ?? {})).toEqual([field]);
  });
});

test("profile names: follow the signup's rules", () => {
  const parse = (firstName: string, lastName = "Souza") =>
    namesSchema.safeParse({ firstName, lastName });
  expect(parse(" Ana  Júlia ").data).toEqual({ firstName: "Ana Júlia", lastName: "Souza" });
  expect(parse("d'Ávila-Souza Jr.").success).toBe(true);
  expect(parse("’t Hooft").data?.firstName).toBe("'t Hooft");
  for (const bad of ["", "1", "<b>", "a.ch", "x".repeat(61)]) {
    expect(parse(bad).success).toBe(false);
  }
  expect(parse("Ana", "x".repeat(81)).success).toBe(false);
});

test("residence start: must be a past or current month", () => {
  const parse = (since?: string | string[]) =>
    switzerlandSchema.safeParse({ since, visibility: "self" });
  expect(parse("").data?.since).toBe("");
  expect(parse(undefined).data?.since).toBe("");
  expect(parse(["03", "2024"]).data?.since).toBe("2024-03");
  expect(parse("2024-03").success).toBe(true);
  expect(parse("03/2024").data?.since).toBe("2024-03");
  for (const bad of ["2024-13", "1939-12", "2024", ["03", ""], "2999-01", "x"]) {
    expect(parse(bad).success).toBe(false);
  }
});
