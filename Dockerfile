# What both stages start from: Node and the package manager of package.json, nothing else.
FROM node:24.21.0-bookworm-slim AS base
ENV PNPM_HOME=/pnpm
ENV PATH=$PNPM_HOME:$PATH
RUN npm install --global pnpm@10.34.8
WORKDIR /ooo

# Everything, to build with.
FROM base AS build
COPY . .
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --frozen-lockfile
RUN pnpm build

# Only what runs: the built folders, and the dependencies that they import.
FROM base AS dependencies
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY packages/texts/package.json packages/texts/
COPY packages/domain/package.json packages/domain/
COPY packages/atlas/package.json packages/atlas/
COPY packages/db/package.json packages/db/
COPY packages/tickets/package.json packages/tickets/
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --prod --frozen-lockfile --filter "@ooo/api..."
# The package holds the libraries of all systems: 200 MB that no container runs.
RUN rm -rf node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin/napi-v6/darwin \
  node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin/napi-v6/win32

FROM node:24.21.0-bookworm-slim AS product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /ooo
COPY --from=dependencies /ooo ./
COPY --from=build /ooo/apps/api/dist apps/api/dist
COPY --from=build /ooo/apps/web/dist apps/web/dist
COPY --from=build /ooo/packages/texts/dist packages/texts/dist
COPY --from=build /ooo/packages/domain/dist packages/domain/dist
COPY --from=build /ooo/packages/atlas/dist packages/atlas/dist
COPY --from=build /ooo/packages/atlas/data packages/atlas/data
COPY --from=build /ooo/packages/db/dist packages/db/dist
COPY --from=build /ooo/packages/tickets/dist packages/tickets/dist
COPY --from=build /ooo/packages/tickets/data packages/tickets/data
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `pnpm start` in package.json: without limits V8 keeps what it could collect.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "apps/api/dist/server.js"]
