import type { Server } from "node:http"

/** Starts a server on a free port of this machine, and says which. */
export const listenOnLoopback = async (server: Server): Promise<number> => {
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port")
  return address.port
}

export const closeServer = (server: Server): Promise<void> => {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}
