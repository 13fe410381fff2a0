import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: "bff/schema.graphql",
  documents: ["app/**/*.graphql", "app/service/**/*.ts", "!app/service/generated/**"],
  ignoreNoDocuments: true,
  generates: {
    "app/service/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: "string" },
      },
    },
  },
};

export default config;
