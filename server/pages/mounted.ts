import type { createServer, Server } from 'node:http'

/** What mounting the pages returns: hooks into the HTTP server, and a function that closes them. */
export type Pages = {
  createServer?: typeof createServer
  takeUpgrades: (server: Server) => void
  close: () => Promise<void>
}
