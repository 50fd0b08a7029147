import { SqlStore } from "@prospect-research/storage-sql"
import { Config, Effect, Layer } from "effect"
import { PostgresDatabase, type PostgresDatabaseOptions } from "./PostgresDatabase.ts"
import type { PostgresOptions } from "./PostgresOptions.ts"
import { newerSchema } from "./PostgresRefused.ts"

const layer = (options: PostgresDatabaseOptions) =>
  SqlStore.layer.pipe(
    Layer.provideMerge(PostgresDatabase.layer(options)),
    Layer.mapError(error => (error._tag === "SchemaTooNew" ? newerSchema(error.found, error.known) : error))
  )

/** All stores in PostgreSQL, which any number of processes share. */
export const PostgresStore = {
  layer,
  layerConfig: (config: Config.Config.Wrap<PostgresOptions>) =>
    Layer.unwrapEffect(Effect.map(Config.unwrap(config), layer))
} as const
