# syntax=docker/dockerfile:1
# The site, built for one shop: pages and scripts contain the shop's facts, so the build needs the settings, the file .env.
# It is mounted, so a change of it builds anew, and it is in no layer of the image (docs/running.md). At the start the
# process needs it again.
ARG NODE=22

FROM node:${NODE}-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY --exclude=.env . .
RUN --mount=type=bind,source=.env,target=.env npm run build && rm -rf .next/cache

FROM node:${NODE}-slim
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /site/next.config.ts /site/tsconfig.json ./
COPY --from=build /site/assets assets
COPY --from=build /site/demo demo
COPY --from=build /site/public public
COPY --from=build /site/src src
# Next writes renewed pages and pictures into the build.
COPY --from=build --chown=node /site/.next .next
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell, so that the signal to stop reaches the site itself.
CMD ["node", "node_modules/next/dist/bin/next", "start"]
