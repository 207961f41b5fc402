import type { Plugin, Rolldown } from 'vite'

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']
type Call = Extract<Expression, { type: 'CallExpression' }>
type Edit = { start: number; end: number; text: string }

/** What only the server uses of an endpoint or a socket. It parses addresses and describes everything (OpenAPI). */
export const SERVER_ONLY: readonly string[] = ['summary', 'params', 'replies', 'sends', 'says', 'hears']

/**
 * Leaves out of the contracts what only the server uses. Definitions are marked as free of side effects, so that the
 * bundler drops schemas that are no longer used.
 */
export function contracts(): Plugin {
  return {
    name: 'contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]resources[\\/][\w-]+[\\/]contract\.ts$/ },
      handler(code) {
        const edits = this.parse(code, { lang: 'ts' }).body.flatMap(shorten)
        return { code: apply(edits, code), map: null }
      },
    },
  }
}

function shorten(statement: Statement): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression') return []
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' },
      ...(isContract(init) ? withoutServerParts(init) : []),
      { start: init.end, end: init.end, text: ')()' },
    ]
  })
}

const isContract = ({ callee }: Call) => callee.type === 'Identifier' && /^(?:endpoint|socket)$/.test(callee.name)

const withoutServerParts = ({ arguments: given }: Call): Edit[] =>
  propertiesOf(given.at(-1)).flatMap(({ start, end, key }) => {
    const name = key.type === 'Identifier' ? key.name : ''
    return SERVER_ONLY.includes(name) ? [{ start, end, text: `${name}: undefined` }] : []
  })

const propertiesOf = (value: Call['arguments'][number] | undefined) =>
  value?.type === 'ObjectExpression' ? value.properties.filter(property => property.type === 'Property') : []

/** Keeps the line breaks of what is replaced, so that lines don't move. */
function apply(edits: readonly Edit[], code: string): string {
  let edited = ''
  let at = 0
  for (const { start, end, text } of edits) {
    edited += code.slice(at, start) + text + code.slice(start, end).replace(/[^\n]/g, '')
    at = end
  }
  return edited + code.slice(at)
}
