FROM node:24-bookworm-slim AS base
WORKDIR /app
# .npmrc switches install scripts off: nothing here needs one (docs/decisions/005-toolchain.md).
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci
COPY . .
RUN NODE_ENV=production node node_modules/vike/bin.js build

# The build bundles most packages: these are the rest, without the sources and other systems' binaries of SQLite
# (decision 058).
FROM base AS packages
RUN npm ci --omit=dev \
  && rm -r node_modules/better-sqlite3/deps node_modules/better-sqlite3/src \
  && find node_modules/better-sqlite3/prebuilds -type f ! -name 'linux-*' -delete

# Lighthouse is a development package; here it joins the others, in the version of the lock file.
FROM base AS packages-with-lighthouse
RUN npm install --package-lock-only --save-prod \
    "lighthouse@$(node -p "require('./package.json').devDependencies.lighthouse")" \
    "chrome-launcher@$(node -p "require('./package.json').devDependencies['chrome-launcher']")" \
  && npm ci --omit=dev \
  && rm -r node_modules/better-sqlite3/deps node_modules/better-sqlite3/src \
  && find node_modules/better-sqlite3/prebuilds -type f ! -name 'linux-*' -delete

FROM node:24-bookworm-slim AS server
# Node does not reap strangers' children: tini does, and passes SIGTERM on.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && apt-get clean \
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
COPY docs/openapi.json ./docs/openapi.json
COPY --from=build /app/dist ./dist

# The last four as server/allocator.mjs and server/boot.mjs set them: less memory, and a faster start after the first.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=1048576 NODE_COMPILE_CACHE=/tmp/node
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: SIGTERM has to reach the server, which finishes the pictures in work.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=2", "dist/app/main.js"]

# `docker build --target with-chromium .`: the server, and what measures page speed.
FROM server AS with-chromium
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium \
  && apt-get clean \
  && rm -rf /var/lib/apt/lists/*
COPY --from=packages-with-lighthouse /app/node_modules ./node_modules
USER node

# The default: without Chromium.
FROM server
