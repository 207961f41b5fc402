import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Tables } from '#server/database/schema.ts'

/** Tables that are written without an audit entry, and why. All others are written through `write` or `writeOwn`. */
const UNAUDITED: Partial<Record<string, string>> = {
  login: 'is an append-only log itself, and one of hundreds of thousands of lines (S-LOG)',
  session:
    'begins and ends with a line in the login log; what one raises or leaves is recorded as an event of the session',
  ticket: 'is a secret that lives half a minute',
  throttle: 'counts guesses, so that they cost time',
  last_id: 'is how ids are given out',
  kept_reply: 'is a copy of what was answered',
  setting: 'is the server’s own memory, which no operator writes',
} satisfies Partial<Record<keyof Tables, string>>

/** Adds those that a resource names (`unauditedTables` in its `table.ts`). */
export const addUnaudited = (tables: Readonly<Record<string, string>>): void => void Object.assign(UNAUDITED, tables)

/** The audited table that a query writes to. Undefined if it only reads, or writes to another table. */
function auditedTable(node: RootOperationNode): string | undefined {
  const name = tableOf(node)
  return name !== undefined && !(name in UNAUDITED) ? name : undefined
}

function tableOf(node: RootOperationNode): string | undefined {
  const target = targetOf(node)
  return target?.kind === 'TableNode' ? target.table.identifier.name : undefined
}

type Target = { kind: string; table: { identifier: { name: string } } } | undefined
function targetOf(node: RootOperationNode): Target {
  // The node's kind determines the type of its target. Our queries never use an alias there.
  if (node.kind === 'InsertQueryNode') return node.into as Target
  if (node.kind === 'UpdateQueryNode') return node.table as Target
  return node.kind === 'DeleteQueryNode' ? (node.from.froms[0] as Target) : undefined
}

// Neither plugin sees raw statements written with `sql`.

/** Makes the `db` of a handler read-only: a write that would bypass the audit trail throws before it is sent. */
export const refuseWrites: KyselyPlugin = {
  transformQuery({ node }) {
    const table = auditedTable(node)
    if (table !== undefined) throw new Error(`${table} is written through write or writeOwn, which records it.`)
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Notes the audited tables that a transaction has changed. */
export function noteWrites() {
  const written = new Set<string>()
  const sent = new WeakMap<object, string>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const table = auditedTable(node)
      if (table !== undefined) sent.set(queryId, table)
      return node
    },
    async transformResult({ result, queryId }) {
      const table = sent.get(queryId)
      if (table !== undefined && (result.rows.length > 0 || result.numAffectedRows)) written.add(table)
      return result
    },
  }
  return { written, plugin }
}
