import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * Who may import whom (docs/architecture.md, "Rooms and imports"). Imports run downwards only; rooms on
 * one floor do not know each other. Features, modules and ground rooms are read from the folder listing:
 * a new one is held without touching this file.
 */

const root = import.meta.dirname;

/** Names inside a folder; files without their ending. */
function listEntries(folder, kind) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => (kind === "folders" ? entry.isDirectory() : entry.isFile()))
    .map((entry) => (kind === "folders" ? entry.name : entry.name.replace(/\.[^.]+$/, "")));
}

const quote = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const folder = (path) => `^${quote(path)}/`;
const rooms = (part, names) => names.map((name) => folder(`${part}/${name}`));

const restOf = (part, kind, named) =>
  listEntries(part, kind).filter((name) => !named.includes(name) && !name.startsWith("."));
const files = (part, names) =>
  names.length > 0 ? [`^${part}/(${names.map(quote).join("|")})\\.tsx?$`] : [];

const appDoors = ["root", "entry.client", "entry.server", "server", "serve", "routes"];
// Beside the shell: the one error boundary.
const appFrame = ["error-boundary"];
const appWiring = "^app/guards/runtime\\.server\\.ts$";
const appRooms = [
  "routes",
  "resources",
  "shell",
  "features",
  "content",
  "guards",
  "session",
  "reference",
  "cms",
  "service",
  "forms",
  "page",
];
const contractRooms = [
  "api",
  "collections",
  "notifications",
  "content",
  "classifieds",
  "community",
  "calculators",
  "account",
  "switzerland",
];
const bffEntries = [
  "server",
  "print-schema",
  "seed-demo",
  "seed-members",
  "seed-official-tables",
  "import-official",
];
/** From top to bottom. A wing with a slice of its own is one module, any other holds several. */
const bffWings = [
  "search",
  "community",
  "account",
  "switzerland",
  "notifications",
  "relations",
  "identity",
];
/** Of the extension, from top to bottom. */
const extensionWings = ["editing", "community", "content", "members", "shared"];
const bffRooms = ["modules", "mail", "graphql", "pictures", "http", "jobs", "db", "cms", "signalr"];
const inModules = (kinds) => `^bff/modules/.+\\.(${kinds})\\.ts$`;

const features = rooms("app/features", listEntries("app/features", "folders"));
const upstreams = rooms("app", ["cms", "service"]);
const ground = rooms("app", restOf("app", "folders", appRooms));
const stores = rooms("bff", ["db", "cms"]);

/** Each floor may import the floors below it. The lowest of each part: its folders and files not named here. */
const appFloors = [
  [...files("app", appDoors), ...rooms("app", ["routes"])],
  [...rooms("app", ["shell", "resources"]), ...files("app", appFrame)],
  features,
  rooms("app", ["content"]),
  rooms("app", ["guards"]),
  rooms("app", ["session"]),
  rooms("app", ["reference"]),
  upstreams,
  rooms("app", ["forms", "page"]),
  ground,
];

const bffFloors = [
  files("bff", bffEntries),
  files("bff", ["app", "schema"]),
  [inModules("slice")],
  [inModules("rest|graphql|hub")],
  ["^bff/modules/(?!.+\\.(slice|rest|graphql|hub)\\.ts$)"],
  [...rooms("bff", ["mail", "graphql", "pictures", "signalr"]), ...files("bff", ["slice"])],
  rooms("bff", ["http", "jobs"]),
  stores,
  rooms("bff", restOf("bff", "folders", bffRooms)),
  files("bff", restOf("bff", "files", [...bffEntries, "app", "schema", "slice"])),
];

const bffWingFloors = [
  rooms("bff/modules", restOf("bff/modules", "folders", bffWings)),
  ...bffWings.map((wing) => rooms("bff/modules", [wing])),
];

const extensionFloors = [
  rooms("cms-extensions/src", restOf("cms-extensions/src", "folders", extensionWings)),
  ...extensionWings.map((wing) => rooms("cms-extensions/src", [wing])),
];

/** One floor each, except for two pairs of subjects that do not know each other. */
const contractFloors = [
  rooms("contract", ["api"]),
  rooms("contract", ["collections"]),
  rooms("contract", ["notifications"]),
  rooms("contract", ["content"]),
  rooms("contract", ["classifieds"]),
  rooms("contract", ["community", "calculators"]),
  rooms("contract", ["account", "switzerland"]),
  rooms("contract", restOf("contract", "folders", contractRooms)),
];

function upwardRules(part, floors, folderName = part) {
  const standing = floors.filter((floor) => floor.length > 0);
  return standing.slice(1).map((floor, index) => ({
    name: `${part}-upward-to-floor-${index + 1}`,
    comment: `Imports in ${folderName}/ run one way: this file stands below what it imports.`,
    severity: "error",
    from: { path: floor },
    to: { path: standing.slice(0, index + 1).flat() },
  }));
}

/** Rooms on one floor that hold a wall: one rule a room, so that the message names it. */
function wallRules(part, floor, why) {
  if (floor.length < 2) return [];
  return floor.map((room) => ({
    name: `${part}-wall-of-${room.split("/").at(-2)}`,
    comment: why,
    severity: "error",
    from: { path: room },
    to: { path: floor.filter((other) => other !== room) },
  }));
}

const parts = ["app", "bff", "cms-extensions"];
const crossingRules = parts.map((part) => ({
  name: `no-crossing-from-${part}`,
  comment: "The parts meet in contract/ and config/, and by bff/schema.graphql.",
  severity: "error",
  from: { path: folder(part), pathNot: "/node_modules/" },
  to: {
    path: [
      ...parts.filter((other) => other !== part).map(folder),
      folder("scripts"),
      folder("bench"),
      folder("ops"),
    ],
    pathNot: ["/node_modules/"],
  },
}));

const bffModules = listEntries("bff/modules", "folders").flatMap((wing) =>
  listEntries(`bff/modules/${wing}`, "files").some((name) => name.endsWith(".slice"))
    ? [wing]
    : listEntries(`bff/modules/${wing}`, "folders").map((name) => `${wing}/${name}`),
);
const moduleRules = bffModules.map((name) => ({
  name: `bff-module-door-of-${name.split("/").at(-1)}`,
  comment:
    "Another module is asked by its rules: never through its wiring, its doors, or the SQL below it.",
  severity: "error",
  from: { path: folder("bff/modules"), pathNot: folder(`bff/modules/${name}`) },
  to: { path: `^bff/modules/${quote(name)}/.+\\.(slice|rest|graphql|hub|repository)\\.ts$` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "Two files that need each other are one file, or miss a third below both.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...upwardRules("app", appFloors),
    ...wallRules("app", features, "Features meet only in a route, which passes one into another."),
    ...wallRules("app", upstreams, "The two upstreams do not know each other."),
    ...wallRules("app", ground, "Ground rooms have no siblings."),
    {
      name: "app-wiring-stays-at-the-edge",
      comment: "A feature takes its clients from the guard that calls it.",
      severity: "error",
      from: { path: ["^app/features/", "^app/shell/"] },
      to: { path: appWiring },
    },
    {
      name: "nothing-imports-a-door",
      comment:
        "A URL is a door, not a room: shapes and helpers of a route live below it. (The process entry, in two files, knows the type of the built entry.server.)",
      severity: "error",
      from: { path: "^app/", pathNot: files("app", ["routes"]) },
      to: {
        path: [...files("app", appDoors), ...rooms("app", ["routes"])],
        pathNot: files("app", ["entry.server", "serve"]),
      },
    },
    ...upwardRules("bff", bffFloors),
    ...upwardRules("bff-wings", bffWingFloors, "bff/modules"),
    ...wallRules("bff", stores, "The database and Directus are reached side by side."),
    {
      name: "bff-rules-below-doors",
      comment:
        "In a module: graphql, rest and hub call the service, the service calls the repository.",
      severity: "error",
      from: { path: "^bff/modules/.+\\.service\\.ts$" },
      to: { path: "^bff/modules/.+\\.(graphql|rest|hub)\\.ts$" },
    },
    {
      name: "bff-repository-stays-below",
      comment: "A repository holds SQL; it knows neither rules nor doors.",
      severity: "error",
      from: { path: "^bff/modules/.+\\.repository\\.ts$" },
      to: { path: "^bff/modules/.+\\.(service|graphql|rest|hub)\\.ts$" },
    },
    {
      name: "bff-doors-below-rules",
      comment: "What a module shows to the outside asks its service, not the SQL below it.",
      severity: "error",
      from: { path: "^bff/modules/.+\\.(graphql|rest|hub)\\.ts$" },
      to: { path: "^bff/modules/.+\\.repository\\.ts$" },
    },
    ...moduleRules,
    {
      name: "bff-no-circle-of-folders",
      comment: "Of two folders one asks the other: what both need lies below both.",
      severity: "error",
      scope: "folder",
      from: { path: "^bff/" },
      to: { circular: true },
    },
    {
      name: "app-no-circle-of-folders",
      comment: "Of two folders one asks the other: what both need lies below both.",
      severity: "error",
      scope: "folder",
      from: { path: "^app/" },
      to: { circular: true },
    },
    {
      name: "signalr-only-for-the-hub",
      comment: "The protocol is a library for the hub's door.",
      severity: "error",
      from: {
        path: "^bff/",
        pathNot: ["^bff/modules/.+\\.hub\\.ts$", "^bff/slice\\.ts$", "^bff/signalr/"],
      },
      to: { path: "^bff/signalr/" },
    },
    {
      name: "signalr-knows-nothing-of-ours",
      comment: "It could be published on its own: packages and Node only.",
      severity: "error",
      from: { path: "^bff/signalr/" },
      to: { pathNot: ["^bff/signalr/", "(^|/)node_modules/"], dependencyTypesNot: ["core"] },
    },
    ...crossingRules,
    ...upwardRules("contract", contractFloors),
    ...upwardRules("extension-wings", extensionFloors, "cms-extensions/src"),
    {
      name: "contract-is-ground",
      comment:
        "contract/ is what the parts agree on: pure TypeScript that runs in every one of them.",
      severity: "error",
      from: { path: "^contract/" },
      to: { path: "^(app|bench|bff|cms-extensions|config|ops|scripts|tests)/" },
    },
    {
      name: "contract-knows-no-node",
      comment: "A browser takes it too.",
      severity: "error",
      from: { path: "^contract/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "contract-outside-api-imports-no-package",
      comment:
        "The Directus extension has packages of its own; only the shapes of REST rooms use zod.",
      severity: "error",
      from: { path: "^contract/", pathNot: "^contract/api/" },
      to: { path: "(^|/)node_modules/" },
    },
    {
      name: "extension-takes-no-rest-shapes",
      comment: "What the extension takes from contract/ imports no package.",
      severity: "error",
      from: { path: "^cms-extensions/", pathNot: "/node_modules/" },
      to: { path: "^contract/api/" },
    },
    {
      name: "config-is-ground",
      comment: "config/ is the environment of every part and knows none of them.",
      severity: "error",
      from: { path: "^config/" },
      to: { path: ["^(app|bench|bff|cms-extensions|ops|scripts|tests)/"] },
    },
    {
      name: "nothing-imports-tests",
      comment:
        "Test doubles are out of reach of what runs. Benchmarks started by hand use the tests' own loads.",
      severity: "error",
      from: { pathNot: ["^tests/", "^bench/by-hand/", "^[^/]+\\.config\\.ts$"] },
      to: { path: "^tests/" },
    },
    {
      name: "no-development-package-at-run-time",
      comment:
        "Production installs without development packages: app, bff, contract and config must start so.",
      severity: "error",
      from: { path: "^(app|bff|contract|config)/", pathNot: "\\.config\\.ts$" },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["npm", "type-only"],
        dynamic: false,
      },
    },
    {
      name: "no-undeclared-package",
      comment: "package.json names every package that is imported.",
      severity: "error",
      from: {
        path: "^(app|bench|bff|contract|config|ops|scripts|tests)/",
        pathNot: "^bench/bare-app/",
      },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-missing-file",
      comment: "What is imported exists.",
      severity: "error",
      from: { path: "^(app|bench|bff|contract|config|ops|scripts|tests)/", pathNot: "/generated/" },
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\?"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: [
        "(^|/)(build|dist|\\.cache|\\.data)/",
        "^cms-extensions/node_modules/",
        "^bench/bare-next/",
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json", ".svg"],
    },
  },
};
