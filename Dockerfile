FROM node:24-bookworm-slim AS base
WORKDIR /app
# .npmrc switches install scripts off: nothing here needs one (docs/decisions/005-toolchain.md).
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci
COPY . .
RUN NODE_ENV=production node node_modules/vike/bin.js build

FROM base AS packages
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
# Node does not reap strangers' children: tini does, and passes SIGTERM on.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data \
  && chown node:node /data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY server ./server
COPY modules ./modules
COPY migrations ./migrations
COPY locales ./locales
COPY --from=build /app/dist ./dist

# The last two as server/boot.mjs sets them: less memory, and a faster start after the first.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 \
  MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/tmp/node
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: SIGTERM has to reach the server, which finishes the pictures in work.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=2", "dist/app/main.js"]
