FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY tests/labs/package.json tests/labs/
RUN npm ci --ignore-scripts --omit=dev
COPY . .
RUN npm run build && npm run sbom && npm run licences && rm -rf .next/cache

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production PORT=3000
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/.next ./.next
COPY --from=build /site/public ./public
COPY --from=build /site/sample ./sample
COPY --from=build /site/app/fonts ./app/fonts
COPY --from=build /site/dist ./dist
COPY --from=build /site/scripts ./scripts
# A named volume takes over the owner of the folder that it covers.
RUN mkdir --mode=700 .cache .data exchange-database hashed-files && chown node:node .cache .data exchange-database hashed-files .next
USER node
EXPOSE 3000
# Acknowledged enquiries lie in .data. Name both volumes at `docker run`, so that an update keeps them.
VOLUME ["/site/.cache", "/site/.data"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=160", "dist/server.mjs"]
