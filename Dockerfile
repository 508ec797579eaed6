FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY labs/package.json labs/
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN npm run build && npm run sbom && npm run licences && rm -rf .next/cache && npm prune --omit=dev --ignore-scripts

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
RUN mkdir .cache .data && chown node:node .cache .data .next
USER node
EXPOSE 3000
CMD ["node", "dist/server.mjs"]
