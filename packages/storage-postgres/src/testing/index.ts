export { type PostgresServer, startPostgres } from "./startPostgres.ts"
