FROM node:22.23.3-slim
ENV NODE_ENV=production
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY config config
COPY bff bff
USER node
EXPOSE 4000
CMD ["node", "--disable-warning=ExperimentalWarning", "bff/server.ts"]
