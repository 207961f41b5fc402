import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import type { App } from '#server/http/app.ts'
import { mountDocuments, type Says, screenAt, type Wanted, withDemo } from './documents.ts'
import type { Pages } from './mounted.ts'
import { type Origins, pageHeaders } from './policy.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The exports of client/start/document.ts. The server's TypeScript project can't see the client's types. */
type Renderer = {
  renderDocument: (
    screen: string,
    language: Wanted['language'],
    parts: {
      boot: string
      loader: string
      chunks: string[]
      styles: string[]
      readEarly: string
      scripts: Record<string, string>
    },
  ) => string
  screens: string[]
  visitorScripts: Record<string, string>
}

/** Runs Vite in this process, so every file is served as it is now and changes appear without a reload. */
export async function mountLivePages(app: App, says: Says, origins: Origins): Promise<Pages> {
  // Vite gets its own HTTP server, which never listens. The real server forwards Vite's upgrades to it.
  const handedOn = createServer()
  const vite = await createVite({
    configFile: `${ROOT}/vite.config.ts`,
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: handedOn } },
  })
  const mount = vite.config.base
  app.use(
    `${mount}*`,
    pageHeaders(() => null, origins),
  )
  mountDocuments(app, mount, says, async ({ language, scheme, path, demo }) => {
    // Vite has just loaded it.
    const { renderDocument, screens, visitorScripts } = (await vite.ssrLoadModule(
      '/client/start/document.ts',
    )) as Renderer
    const parts = {
      boot: '/client/start/boot.ts',
      loader: '',
      chunks: [],
      styles: [],
      readEarly: '',
      scripts: visitorScripts,
    }
    const html = renderDocument(screenAt(path, screens), language, parts)
    const marked = scheme ? html.replace('<html ', `<html data-scheme="${scheme}" `) : html
    const body = await vite.transformIndexHtml(path, withDemo(marked, demo))
    // Vite prefixes every URL with the mount path, but those of client/start/document.ts already have it.
    return { body: body.replaceAll(mount + mount.slice(1), mount), encoding: null }
  })
  return {
    createServer: throughVite(vite.middlewares, mount),
    takeUpgrades: server => takeUpgrades(server, handedOn),
    close: () => vite.close(),
  }
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Creates a server that passes requests under the mount path to Vite first. */
function throughVite(middleware: Middleware, mount: string): typeof createServer {
  const create = (options: object, listener: Listener) =>
    createServer(options, (request, response) => {
      const { url = '' } = request
      if (!url.startsWith(mount)) return listener(request, response)
      middleware(request, response, () => {
        // Vite has removed the mount path.
        request.url = url
        listener(request, response)
      })
    })
  return create as typeof createServer // The HTTP adapter only uses this overload.
}

/** Passes each upgrade either to Vite or to the console. With two listeners some would be left hanging. */
function takeUpgrades(server: Server, handedOn: Server) {
  const ours = server.listeners('upgrade') as ((request: IncomingMessage, ...rest: unknown[]) => void)[]
  server.removeAllListeners('upgrade')
  server.on('upgrade', (request, ...rest) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) handedOn.emit('upgrade', request, ...rest)
    else for (const one of ours) one.call(server, request, ...rest)
  })
}
