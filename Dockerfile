# The site, built for one shop: pages and scripts contain the shop's facts. The build takes the settings from .env.local,
# and without that file it is the demo. docs/running.md says how to run it and which settings count at the start.
# Passwords are in no image: they come with the environment when it starts.
ARG NODE=22

FROM node:${NODE}-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && rm -rf .next/cache && sed -i -E '/^(.*_PASSWORD|SITE_REDIS)=/d' .env*

FROM node:${NODE}-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM node:${NODE}-slim
WORKDIR /site
# The root may be read-only: pages, pictures and readings are written into .next-run/ alone, into a copy of the build.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/next.config.ts /site/package.json /site/tsconfig.json /site/.env* ./
COPY --from=build /site/assets assets
COPY --from=build /site/demo demo
COPY --from=build /site/deploy deploy
COPY --from=build /site/public public
COPY --from=build /site/src src
COPY --from=build /site/.next .next
RUN install -d -o node -g node .next-run
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A container that starts again goes on with the pages in .next-run/, unless they are of another build. Without
# a shell, so that the signal to stop reaches the site itself.
CMD ["node", "node_modules/next/dist/bin/next", "start"]
