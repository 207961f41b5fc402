import { parser } from '@lezer/javascript'
import { readSource } from '#server/platform/files.ts'
import type { Place } from '#shared/platform/lessons/lesson.ts'

/** The first and the last line of a place, from 1. */
export type Lines = { first: number; last: number }

/** Names are defined by nodes of these kinds. A property counts, too: fields are members of an object. */
const NAMES = new Set(['VariableDefinition', 'TypeDefinition', 'PropertyDefinition', 'VariableName'])
const STATEMENTS = new Set([
  'VariableDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TypeAliasDeclaration',
  'InterfaceDeclaration',
  'MethodDeclaration',
  'PropertyDeclaration',
  'Property',
])

type Node = ReturnType<ReturnType<typeof parser.parse>['resolve']>

type FoundPlace = Pick<Place, 'file' | 'symbol' | 'says'> & Lines

const known = new Map<string, Promise<FoundPlace[]>>()

/** The places of a page with their lines. The source does not change while the server runs. */
export const findPlaces = (page: string, places: readonly Place[]): Promise<FoundPlace[]> =>
  known.getOrInsertComputed(page, () => Promise.all(places.map(findPlace)))

const findPlace = async (place: Place): Promise<FoundPlace> => {
  const { file, symbol, says } = place
  return { file, symbol, says, ...(await linesOf(place)) }
}

/** Where a place stands in its file. Throws if the file has no such definition, or it has no such line. */
export async function linesOf({ file, symbol, from, lines }: Place): Promise<Lines> {
  return linesIn(await readSource(file), { file, symbol, from, lines })
}

export function linesIn(text: string, { file, symbol, from, lines }: Omit<Place, 'says'>): Lines {
  const whole = definitionOf(text, file, symbol)
  if (!whole) throw new Error(`${file} does not define ${symbol}.`)
  const { first, last } = { first: lineAt(text, whole.from), last: lineAt(text, whole.to) }
  if (from === undefined) return { first, last: lines === undefined ? last : Math.min(last, first + lines - 1) }
  const all = text.split('\n')
  const place = all.slice(first - 1, last).findIndex(line => line.includes(from))
  if (place < 0) throw new Error(`${symbol} in ${file} has no line with ${from}.`)
  return { first: first + place, last: Math.min(last, first + place + (lines ?? last) - 1) }
}

/** The definition of a name that stands furthest out, with the comment before it. */
function definitionOf(text: string, file: string, symbol: string): { from: number; to: number } | null {
  let found: Node | null = null
  let depth = Number.POSITIVE_INFINITY
  const tree = parser.configure({ dialect: file.endsWith('.tsx') ? 'ts jsx' : 'ts' }).parse(text)
  tree.iterate({
    enter(one) {
      if (!NAMES.has(one.name) || text.slice(one.from, one.to) !== symbol) return
      const statement = statementOf(one.node, text)
      if (!statement || depthOf(statement) >= depth) return
      found = statement
      depth = depthOf(statement)
    },
  })
  const node = found as Node | null
  if (!node) return null
  const outer = node.parent?.name === 'ExportDeclaration' ? node.parent : node
  const before = outer.prevSibling
  const isComment = before?.name.endsWith('Comment') && !text.slice(before.to, outer.from).includes('\n\n')
  return { from: isComment && before ? before.from : outer.from, to: outer.to }
}

/** What defines a name, unless the name is a parameter or the like. An endpoint is answered where `serve` names it first. */
function statementOf(node: Node, text: string): Node | null {
  const { parent } = node
  if (node.name !== 'VariableName') return parent && STATEMENTS.has(parent.name) ? parent : null
  const call = parent?.name === 'ArgList' ? parent.parent : null
  return call && text.startsWith(`serve(${text.slice(node.from, node.to)},`, call.from) ? call : null
}

function depthOf(node: Node): number {
  let depth = 0
  for (let one = node.parent; one; one = one.parent) depth++
  return depth
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length
