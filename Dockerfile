# What is built here needs the network for packages only. docs/deploying.md says how it is run.
FROM node:22-bookworm-slim AS build
WORKDIR /src
RUN npm install --global pnpm@10.34.9
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
RUN pnpm fetch
COPY . .
RUN pnpm install --offline --frozen-lockfile \
    && pnpm exec turbo run build --filter=@tosite/api --filter=@tosite/landing --filter=@tosite/dashboard \
    && sh deploy/pack.sh /out

FROM node:22-bookworm-slim
# pg_dump and pg_restore, for backups of PostgreSQL.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client tini \
    && rm -rf /var/lib/apt/lists/* \
    && install --directory --owner=node --group=node --mode=0700 /data
WORKDIR /app
COPY --from=build /out ./
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=2
USER node
VOLUME /data
EXPOSE 3000
# A worker answers nobody; what it does is seen at /metrics of the others.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "process.env.ROLE === 'worker' || fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "apps/api/dist/main.js"]
