# The image of the version before (docs/operate.md, Upgrades): its scripts stay for tabs still open.
ARG EARLIER_APP=none

FROM node:22.23.3-slim AS none
RUN mkdir -p /portal/build

FROM ${EARLIER_APP} AS earlier

FROM node:22.23.3-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.json vite.config.ts remix.config.js ./
COPY scripts/stack scripts/stack
COPY contract contract
COPY config config
COPY public public
COPY app app
COPY --from=earlier /portal/build build
RUN ["node", "--input-type=module", "--eval", "await (await import('/portal/scripts/stack/build.ts')).buildApp()"]

FROM node:22.23.3-slim
ENV NODE_ENV=production NODE_OPTIONS="--max-old-space-size=768 --max-semi-space-size=8" MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=524288
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY app/resources/page-image app/resources/page-image
COPY --from=build /portal/build build
USER node
EXPOSE 3000
CMD ["node", "--disable-warning=ExperimentalWarning", "build/app/server.js"]
