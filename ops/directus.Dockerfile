FROM node:22.23.3-slim AS build
WORKDIR /portal/cms-extensions
COPY cms-extensions/package.json cms-extensions/package-lock.json cms-extensions/.npmrc ./
RUN npm ci --ignore-scripts
COPY contract /portal/contract
COPY cms-extensions ./
RUN npm run build

FROM node:22.23.3-slim AS packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

# Directus is under the Business Source License 1.1: docs/operate.md tells the operator's duty.
FROM directus/directus:11.17.4
USER root
WORKDIR /portal
COPY package.json directus-snapshot.yaml ./
COPY --from=packages /portal/node_modules/zod node_modules/zod
COPY contract contract
COPY config config
COPY ops/run-directus.ts ops/set-up-cms.ts ops/
COPY cms-extensions cms-extensions
COPY --from=build /portal/cms-extensions/dist cms-extensions/dist
RUN mkdir -p /portal/data/uploads && chown -R node:node /portal/data
USER node
EXPOSE 8055
CMD ["node", "--disable-warning=ExperimentalWarning", "ops/run-directus.ts", "/directus/cli.js"]
