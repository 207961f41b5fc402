import type { SourceMaps } from '#server/source-maps/source-maps.ts'
import type { ErrorReport, StackFrame } from './contract.ts'
import { normalizePath } from './rules.ts'

const MAX_FRAMES = 30
const MAX_LINE_LENGTH = 500
/** A stack has frames in few files. More would only keep the server busy with source maps. */
const MAX_MAPPED_FILES = 4

/** `at name (url:line:column)` or `at url:line:column`, as Chromium writes it. */
const CHROMIUM = /^\s*at (?:async )?(?:(.+?) \()?((?:https?|file):\/\/.+?):(\d+):(\d+)\)?$/
/** `name@url:line:column`, as Firefox and Safari write it. */
const OTHERS = /^(.*?)@?((?:https?|file):\/\/.+?):(\d+):(\d+)$/

type Found = { function: string | null; url: string; line: number; column: number }

/** The lines of a stack that name a position. */
function parseStack(stack: string): Found[] {
  const found: Found[] = []
  for (const whole of stack.split('\n')) {
    const text = whole.slice(0, MAX_LINE_LENGTH)
    const [, name, url, line, column] = CHROMIUM.exec(text) ?? OTHERS.exec(text) ?? []
    if (url !== undefined) found.push({ function: name || null, url, line: Number(line), column: Number(column) })
    if (found.length === MAX_FRAMES) break
  }
  return found
}

/** The frames of a stack, at their positions in the sources if the build has maps. */
export function readFrames(stack: string, maps: SourceMaps): Promise<StackFrame[]> {
  const found = parseStack(stack)
  const mapped = new Set([...new Set(found.map(({ url }) => url))].slice(0, MAX_MAPPED_FILES))
  return Promise.all(
    found.map(async ({ url, line, column, ...named }) => {
      const source = mapped.has(url) ? await maps.locate(url, line, column) : null
      const frame = source ? { function: null, ...source } : { ...named, file: pathOf(url), line, column }
      return { ...frame, isOwn: isOwn(frame.file) }
    }),
  )
}

/** Without host, mount path and query: in development, files are served under their own paths. */
const pathOf = (url: string): string =>
  url
    .replace(/^\w+:\/\/[^/]*\//, '')
    .replace(/^strive\//, '')
    .replace(/[?#].*$/, '')

const isOwn = (file: string) => /^(?:client|pages|practice|resources|shared)\//.test(file)

/** `pages/page6/page.tsx:12`: the topmost frame in a file of the console. A failed request is its own location. */
export function locationOf({ request, frames }: Pick<ErrorReport, 'request' | 'frames'>): string | null {
  if (request) return `${request.method} ${normalizePath(request.path)}`
  const own = frames.find(frame => frame.isOwn)
  return own ? `${own.file}:${own.line}` : null
}
