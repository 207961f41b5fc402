import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page3/page3_07-bulk-import/messages.ts'
import { type ImportWork, REPLACED } from '#pages/page3/page3_07-bulk-import/use-import.ts'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import { type Named, plain, type Row } from './rows.ts'

/** An unknown name in a cell, and the team or job that was chosen for it. */
type Choice = { from: string; to: string }
const NONE: ReadonlyMap<string, Choice> = new Map()
const keyOf = ({ index }: Row, field: Named) => `${field} ${index}`

export type Replacement = {
  /** The names to choose from, and the chosen one or none. */
  options: readonly string[]
  value: string
  choose: (to: string) => void
  /** The other rows with the same unknown name, once one has been chosen. */
  alike: { count: number; from: string; replace: () => void } | null
}

/** Replaces the unknown name of a team or job: in one row, and then in all rows with the same name. */
export function useReplacements(work: ImportWork, onEdit: (indexes: readonly number[]) => void) {
  const { t, language } = useLocale(messages)
  const [choices, setChoices] = useState(NONE)
  const latest = useLatest(work)
  const names = { team: work.teams.map(({ name }) => name), job: JOBS.map(job => JOB_NAMES[job]) }
  const isUnknown = ({ issues }: Row, field: Named) => issues[field] === `unknown-${field}`

  function edit(indexes: readonly number[], field: Named, text: string) {
    onEdit(indexes)
    work.edit(indexes, field, text)
  }

  function replaceAll(indexes: readonly number[], field: Named, { from, to }: Choice) {
    edit(indexes, field, to)
    // What was corrected again since stays.
    const undo = () => {
      const { rows } = latest.current
      const replaced = rows.filter(({ index, texts }) => indexes.includes(index) && texts[field] === to)
      edit(
        replaced.map(({ index }) => index),
        field,
        from,
      )
    }
    const action = { label: t('undoReplace'), onClick: undo }
    toast.success(t('replaced', { count: indexes.length, from, to }), { cause: REPLACED, action })
  }

  /** What a cell offers; null if its name is known and was not chosen here. */
  function of(row: Row, field: Named): Replacement | null {
    const choice = choices.get(keyOf(row, field))
    if (!choice && !isUnknown(row, field)) return null
    const from = choice?.from ?? row.texts[field]
    const alike = work.rows.filter(one => isUnknown(one, field) && plain(one.texts[field]) === plain(from))
    return {
      options: names[field].map(name => name[language]),
      // It may have been chosen in the other language.
      value: names[field].find(({ en, zh }) => [en, zh].includes(row.texts[field]))?.[language] ?? '',
      choose: to => {
        setChoices(before => new Map(before).set(keyOf(row, field), { from, to }))
        edit([row.index], field, to)
      },
      alike:
        choice && alike.length > 0
          ? {
              count: alike.length,
              from,
              replace: () =>
                replaceAll(
                  alike.map(({ index }) => index),
                  field,
                  choice,
                ),
            }
          : null,
    }
  }

  return { of, forget: () => setChoices(NONE) }
}
export type Replacements = ReturnType<typeof useReplacements>
