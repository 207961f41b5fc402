import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

const isFileAt = (path: string) => existsSync(path) && statSync(path).isFile()

/** The folder of the only version in a build (tab/names.ts, `TAB_FOLDER`). */
export const versionIn = (folder: string): string => `tab/${readdirSync(`${folder}/tab`)[0]}/`

/**
 * Serves a folder at a path of a port of its own, like hosts of static pages: `index.html` for a folder, `404.html` for
 * what there isn't, and all of it for a browser to keep. Notes what no file of the folder answers. `given`: further files,
 * or other bytes for some; null: there is none.
 */
export async function hostFiles(folder: string, mount: string, given: Record<string, Uint8Array | null> = {}) {
  const unknown: string[] = []
  const server = createServer(({ method, url }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://localhost')
    const inside = pathname.startsWith(mount) ? pathname.slice(mount.length) : null
    const path = inside === '' || inside?.endsWith('/') ? `${inside}index.html` : inside
    const isFile = path !== null && (path in given ? given[path] !== null : isFileAt(`${folder}/${path}`))
    if (!isFile || method !== 'GET') unknown.push(`${method} ${url}`)
    const file = isFile ? path : '404.html'
    const bytes = given[file] ?? readFileSync(`${folder}/${file}`)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const headers = { 'content-type': type, 'content-length': bytes.length, 'cache-control': 'max-age=600' }
    response.writeHead(isFile ? 200 : 404, headers).end(bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    version: versionIn(folder),
    unknown,
    close: () => void server.close(),
  }
}
