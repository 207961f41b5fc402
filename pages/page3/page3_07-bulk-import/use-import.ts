import { useMemo, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import { issuesOfRefusal } from '#client/ui/form/issues/issues.ts'
import { checkImport, createImport, type Import } from '#resources/imports/contract.ts'
import { listTeams } from '#resources/teams/contract.ts'
import { type Field, guessMapping, type Mapping, mapField } from './fields.ts'
import { messages } from './messages.ts'
import type { Reading } from './reading/reading.ts'
import { createLookup, type Edits, type Row, readRows } from './rows/rows.ts'

const NO_TEAMS: never[] = []
const NO_TEXTS: ReadonlySet<string> = new Set()
const NO_EDITS: Edits = new Map()
const NO_ROWS: ReadonlySet<number> = new Set()
/** The cause of the toast that can take corrections back. */
export const REPLACED = 'replace'
const addressOf = (row: Row) => row.texts.email.trim().toLowerCase()

/** The state of an import: the mapping of columns, the corrections, and which addresses the server says are taken. */
export function useImport(reading: Reading | null, fileName: string) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const { data } = useRead(listTeams, { query: { limit: 200, sort: 'name' } })
  const teams = data?.rows ?? NO_TEAMS
  const lookup = useMemo(() => createLookup(teams), [teams])
  const [mapping, setMapping] = useState<Mapping>({})
  const [edits, setEdits] = useState(NO_EDITS)
  // Undo in a toast is a callback of an earlier render.
  const latest = useLatest(edits)
  const current = useLatest(reading)
  const [taken, setTaken] = useState(NO_TEXTS)
  const [imported, setImported] = useState(NO_ROWS)
  const [last, setLast] = useState<Import | null>(null)
  const importing = useAction(createImport, { cause: 'import', alsoChanges: ['members'] })

  const all = useMemo(
    () => (reading ? readRows(reading.rows, mapping, edits, { lookup, taken }) : []),
    [reading, mapping, edits, lookup, taken],
  )
  const rows = all.filter(row => !imported.has(row.index))
  const good = rows.filter(row => row.fields !== null)

  /** Asks the server which addresses of otherwise valid rows are taken. */
  async function ask(rows: readonly Row[]) {
    const asked = rows.filter(row => row.fields !== null)
    if (asked.length === 0) return
    try {
      const { issues } = await api.call(checkImport, { body: { rows: asked.flatMap(row => row.fields ?? []) } })
      noteTaken(issues.flatMap(({ row, code }) => (code === 'email-taken' ? (asked[row] ?? []) : [])))
    } catch (error) {
      // The import checks again, so this is only a warning.
      toast.warning(t('notChecked', { reason: describe(error) }), { cause: 'check' })
    }
  }

  const noteTaken = (rows: readonly Row[]) => setTaken(before => new Set([...before, ...rows.map(addressOf)]))

  function begin(read: Reading) {
    // Its Undo would change the rows of this file.
    toast.dismiss(REPLACED)
    const guessed = guessMapping(read.heads)
    setMapping(guessed)
    setEdits(NO_EDITS)
    setImported(NO_ROWS)
    setLast(null)
    setTaken(NO_TEXTS)
    void ask(readRows(read.rows, guessed, NO_EDITS, { lookup, taken: NO_TEXTS }))
  }

  function changeMapping(field: Field, column: number | undefined) {
    const next = mapField(mapping, field, column)
    setMapping(next)
    if (reading) void ask(readRows(reading.rows, next, edits, { lookup, taken }))
  }

  function edit(indexes: readonly number[], field: Field, text: string) {
    const next = new Map(latest.current)
    for (const index of indexes) next.set(index, { ...next.get(index), [field]: text })
    setEdits(next)
    if (!reading) return
    const now = readRows(reading.rows, mapping, next, { lookup, taken })
    const edited = new Set(indexes)
    void ask(now.filter(row => edited.has(row.index) && !taken.has(addressOf(row))))
  }

  /** Sends the valid rows. Returns whether they were imported. */
  async function send(): Promise<boolean> {
    const sent = good
    const body = { fileName, rows: sent.flatMap(row => row.fields ?? []) }
    const done = await importing.run(
      { body },
      {
        onDone: made => {
          noteTaken(sent)
          // The rows of another file have the same indexes.
          if (current.current !== reading) return
          setImported(before => new Set([...before, ...sent.map(row => row.index)]))
          setLast(made)
        },
        failed: (reason, error) => {
          // `rows.12.email`: the address was taken since the check.
          const refused = Object.keys(issuesOfRefusal(error)).flatMap(path => sent[Number(path.split('.')[1])] ?? [])
          noteTaken(refused)
          return refused.length > 0 ? t('someTaken', { count: refused.length }) : t('notImported', { reason })
        },
      },
    )
    return done !== null
  }

  return {
    teams,
    mapping,
    changeMapping,
    rows,
    good,
    edits,
    edit,
    send,
    isSending: importing.isBusy,
    last,
    begin,
  }
}
export type ImportWork = ReturnType<typeof useImport>
