FROM node:22.23.3-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY scripts/stack scripts/stack
COPY contract contract
COPY config config
COPY bff bff
RUN ["node", "--input-type=module", "--eval", "await (await import('/portal/scripts/stack/build-service.ts')).buildService()"]

FROM node:22.23.3-slim
ENV NODE_ENV=production NODE_OPTIONS="--max-old-space-size=768 --max-semi-space-size=8" MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=524288
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY --from=build /portal/build/service build/service
USER node
EXPOSE 4000
CMD ["node", "--disable-warning=ExperimentalWarning", "build/service/server.js"]
