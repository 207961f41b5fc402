import type { DocOf } from '#shared/openapi/descriptions.ts'
import { inTurns } from './in-turns.ts'
import { isFile, listFiles, readSource } from './platform/files.ts'

// Contracts and fields explain their properties in doc comments. The OpenAPI document takes its descriptions from
// there, so that nothing is said twice, and browsers don't download the texts. The formatter gives each property a line
// of its own.

type Node = {
  doc?: string
  own: Map<string, Node>
  /** The identifiers that it mentions. */
  names: string[]
  /** An exported schema is a component of the document, which has its comment itself. */
  isComponent: boolean
}
/** The constants of a file, by name. */
type Constants = Map<string, Node>

const FILES = ['resources/*/contract.ts', 'shared/{,problems/,time/}*.ts', 'shared/platform/{,*/}*.ts']
/** Its comments describe functions, which make the schemas. */
const FUNCTIONS = 'shared/schema-of.ts'

/** Reads the doc comments of all contracts and shared schemas. */
export async function readDocComments(): Promise<DocOf> {
  const constants: Constants[] = []
  for await (const [file = ''] of inTurns(listFiles(FILES, [FUNCTIONS]), 1))
    constants.push(constantsIn(await textOf(file)))
  return docsOf(constants)
}

/** The text of a file, and of the fields from which a contract makes its schemas. */
async function textOf(file: string): Promise<string> {
  const text = await readSource(file)
  const fields = file.replace(/contract\.ts$/, 'fields.ts')
  return fields !== file && isFile(fields) ? `${await readSource(fields)}\n${text}` : text
}

/** Looks constants up in their own file first. Names that other files can import are the same everywhere. */
export function docsOf(files: readonly Constants[]): DocOf {
  // Each contract has its own `fields`.
  const all = files.flatMap(constants => [...constants]).filter(([name]) => name !== 'fields')
  // The names of components are unique, those of other constants are not.
  const everywhere: Constants = new Map([...all, ...all.filter(([, { isComponent }]) => isComponent)])
  const fileOf = new Map(files.flatMap(constants => [...constants.values()].map(node => [node, constants] as const)))

  /** A constant that a node mentions explains what the node itself does not: `z.extend(MemberFields, { … })`. */
  function find(node: Node, path: readonly string[], file: Constants, seen: readonly Node[]): string | undefined {
    const [step, ...rest] = path
    const own = step === undefined ? undefined : node.own.get(step)
    const found = step === undefined ? node.doc : own && find(own, rest, file, seen)
    if (found !== undefined || (own && rest.length > 0)) return found
    for (const name of node.names) {
      const constant = file.get(name) ?? everywhere.get(name)
      if (!constant || seen.includes(constant) || (step === undefined && constant.isComponent)) continue
      // An object on a single line hides its own properties: `replies: { 200: pageOf(Member) }`.
      for (const way of own || rest.length === 0 ? [path] : [path, rest]) {
        const inherited = find(constant, way, fileOf.get(constant) ?? file, [...seen, constant])
        if (inherited !== undefined) return inherited
      }
    }
    return undefined
  }

  return (constant, path) => {
    const root = everywhere.get(constant)
    return root && find(root, path, fileOf.get(root) ?? everywhere, [root])
  }
}

const CONSTANT = /^(export )?const (\w+)/
const PROPERTY = /^ +(?:'([\w-]+)'|(\w+))(?:: (.*)|,)$/

/** The constants of a file with their properties, nested as the lines are indented. */
export function constantsIn(source: string): Constants {
  const constants: Constants = new Map()
  let open: { indent: number; node: Node }[] = []
  let doc: string | undefined
  for (const { line, comment } of linesOf(source)) {
    if (comment === undefined) {
      const [, exported, constant] = CONSTANT.exec(line) ?? []
      const [, quoted, plain, value] = PROPERTY.exec(line) ?? []
      const name = constant ?? quoted ?? plain
      const indent = line.search(/\S/)
      open = constant ? [] : open.filter(one => one.indent < indent)
      // `search,` is short for `search: search`.
      const names = name && !constant && value === undefined ? [name] : namesIn(value ?? line)
      const node: Node = {
        ...(doc !== undefined && { doc }),
        own: new Map(),
        names,
        isComponent: exported !== undefined && /^[A-Z]/.test(constant ?? ''),
      }
      // Another line belongs to what is around it: `...MemberFields.shape,`.
      if (name === undefined) open.at(-1)?.node.names.push(...names)
      else {
        if (constant) constants.set(constant, node)
        else open.at(-1)?.node.own.set(name, node)
        open.push({ indent, node })
      }
    }
    doc = comment
  }
  return constants
}

/** Identifiers that are no members of another: `z.array(Member)` and `{ schema: Member }` name `Member`. */
const namesIn = (text: string): string[] =>
  [...text.replace(/'[^']*'/g, "''").matchAll(/(?<![\w.'])(?:\.\.\.)?([A-Za-z]\w*)\b(?!:)/g)].map(
    ([, name = '']) => name,
  )

/** The lines of code that are not empty, and each doc comment as one. */
const linesOf = (source: string): { line: string; comment?: string }[] =>
  [...source.matchAll(/^ *\/\*\*([\s\S]*?)\*\/$|^.+$/gm)].map(([line, comment]) =>
    comment === undefined
      ? { line }
      : {
          line,
          comment: comment
            .replace(/\n *\*/g, '')
            .replace(/\s+/g, ' ')
            .trim(),
        },
  )
