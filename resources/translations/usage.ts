import * as files from '#server/platform/files.ts'

/** A line of the source code that names a text. */
export type Use = { file: string; line: number }

type Source = { file: string; code: string; imports: Set<string> }

const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
/** Imports never climb (CONTRIBUTING.md). */
const resolve = (file: string, path: string) =>
  path.startsWith('#') ? path.slice(1) : `${folderOf(file)}/${path.replace('./', '')}`

async function readSource(file: string): Promise<Source> {
  const code = await files.readSource(file)
  return { file, code, imports: new Set([...code.matchAll(IMPORT)].map(([, path = '']) => resolve(file, path))) }
}

/** Names that occur in code: quoted literals, members of an object, and texts by their key, as in `texts.open`. */
const NAME = /(['"])([\w .-]+)\1|(?<![\w.])(\w+)(?=\??:)|\btexts\.(\w+)/g
/** May hold quoted literals in its expressions, so it is matched separately. */
const TEMPLATE = /`([^`]*\$\{[^`]*)`/g
/** Code that passes a file's texts on as a whole: to a form, which looks up `email_required`, or as a list. */
const WHOLE = /\bwords[:=]|(?<!typeof \w+)\.texts\b/

type Template = { pattern: RegExp; line: number }
type Names = { lines: Map<string, number>; calls: Map<string, number>; templates: Template[]; whole: number | null }
/** A text that is translated by a function from elsewhere. */
const CALL = /\bt\(\s*'([^']+)'/g

/** The keys that a template can result in. */
const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(part => RegExp.escape(part))
      .join('.+')}$`,
  )

function namesIn(code: string): Names {
  const lineAt = createLineCounter(code)
  const lines = new Map<string, number>()
  for (const { index, 2: quoted, 3: member, 4: key } of code.matchAll(NAME)) {
    const name = quoted ?? member ?? key ?? ''
    if (!lines.has(name)) lines.set(name, lineAt(index))
  }
  const calls = new Map([...code.matchAll(CALL)].map(({ index, 1: key = '' }) => [key, lineAt(index)]))
  const templates = [...code.matchAll(TEMPLATE)]
    .map(({ index, 1: template = '' }) => ({ index, template }))
    .filter(({ template }) => /[\w.-]/.test(template.replace(/\$\{[^}]*\}/g, '')))
    .map(({ index, template }) => ({ pattern: patternOf(template), line: lineAt(index) }))
  const whole = WHOLE.exec(code)
  return { lines, calls, templates, whole: whole && lineAt(whole.index) }
}

/** Counts on from the last position, or from the start if the next one is before it. */
function createLineCounter(code: string) {
  let [line, at] = [1, 0]
  return (index: number): number => {
    if (index < at) [line, at] = [1, 0]
    for (; at < index; at++) if (code[at] === '\n') line++
    return line
  }
}

/**
 * Reads the code, and finds where texts are used by scanning the code that imports a file of messages. A text that no importer names may be
 * used by a component that receives the translate function, so any other file that names its key counts as well.
 */
export async function readSources(files: readonly string[]) {
  const sources: (Source & { names: Names })[] = []
  // One after the other, so that other requests are served in between.
  for (const file of files) {
    const source = await readSource(file)
    sources.push({ ...source, names: namesIn(source.code) })
  }
  const findNamed = (messagesFile: string, keys: readonly string[]): Map<string, Use[]> => {
    const importers = sources.filter(({ imports }) => imports.has(messagesFile))
    const others = sources.filter(source => source.file !== messagesFile && !importers.includes(source))
    const near = others.filter(({ file }) => file.startsWith(`${folderOf(messagesFile)}/`))
    return new Map(keys.map(key => [key, findUses(key, { importers, near, others })]))
  }
  return { sources, findUses: findNamed }
}

type Scanned = { file: string; names: Names }

type Places = { importers: readonly Scanned[]; near: readonly Scanned[]; others: readonly Scanned[] }

function findUses(key: string, { importers, near, others }: Places): Use[] {
  const among = (some: readonly Scanned[], lineOf: (names: Names) => number | null | undefined): Use[] =>
    some.flatMap(({ file, names }) => {
      const line = lineOf(names)
      return typeof line === 'number' ? [{ file, line }] : []
    })
  const named = [
    ...among(
      importers,
      ({ lines, templates }) => lines.get(key) ?? templates.find(({ pattern }) => pattern.test(key))?.line,
    ),
    ...among(near, ({ calls }) => calls.get(key)),
  ]
  if (named.length > 0) return named
  const whole = among(importers, names => names.whole)
  return whole.length > 0 ? whole : among(others, ({ lines }) => lines.get(key)).slice(0, 1)
}
