# What an operator runs by hand (docs/operate.md): docker compose run --rm --build tools scripts/commands/NAME.ts
FROM node:22.23.3-slim
ENV NODE_ENV=production
WORKDIR /portal
COPY package.json package-lock.json .npmrc directus-snapshot.yaml ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY contract contract
COPY config config
COPY bff bff
COPY cms-extensions cms-extensions
COPY scripts/stack scripts/stack
COPY scripts/commands scripts/commands
USER node
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning"]
