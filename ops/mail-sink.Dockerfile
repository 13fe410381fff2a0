FROM node:22.23.3-slim
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY contract contract
COPY config config
COPY scripts/stack scripts/stack
RUN mkdir -p /portal/data && chown node:node /portal/data
USER node
EXPOSE 1025 1080
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/stack/mail-sink-process.ts"]
