import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { adoptLook } from '#client/session/look.ts'
import {
  type PreferenceFields,
  type Preferences,
  readPreferences,
  updatePreferences,
} from '#resources/preferences/contract.ts'
import { DEFAULTS, keyIssues, lookOf, type WeakAccent, weakAccents } from '#resources/preferences/rules.ts'
import { Problem } from '#shared/errors.ts'
import type { ShortcutId } from '#shared/shortcuts.ts'
import { messages } from './messages.ts'

const preferencesQuery = api.query(readPreferences)
const current = () => queryClient.getQueryData(preferencesQuery.queryKey)

export type Change = Partial<PreferenceFields>

/** A change that the server has refused, and why. */
export type Refused = {
  change: Change
  weak: WeakAccent[]
  /** The shortcut that has the keys already. */
  clash?: { id: ShortcutId; by: ShortcutId }
  code?: string | undefined
}

const FIELDS = Object.keys(DEFAULTS) as (keyof PreferenceFields)[] // Its own names.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Shows preferences in the whole console. */
export function show(preferences: Preferences): void {
  queryClient.setQueryData(preferencesQuery.queryKey, preferences)
  adoptLook(lookOf(preferences))
}

/** The operator's preferences. Every change is applied and saved at once, and can be undone. */
export function usePreferences() {
  const t = useMessages(messages)
  const query = useQuery(preferencesQuery)
  useLiveRows('preferences')
  const [refused, setRefused] = useState<Refused | null>(null)
  const action = useAction(updatePreferences, {
    optimistic({ body = {} }) {
      const before = current()
      const next = before && { ...before, ...body }
      // What the server will refuse is not shown.
      if (!next || weakAccents(next).length > 0 || keyIssues(next.keys).length > 0) return () => {}
      show(next)
      return () => show(before)
    },
    onDone: show,
    failed(reason, error, { body = {} }) {
      if (!(error instanceof Problem) || error.status !== 422) return t('notSaved', { reason })
      // The contract declares both members.
      const { weak = [], clash, errors } = error.body as Partial<Refused> & Problem['body']
      setRefused({ change: body, weak, ...(clash && { clash }), code: errors?.[0]?.code })
      return null
    },
  })
  // One change after another, because each needs the version of the one before.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  function save(change: Change, done: string = t('saved')): void {
    setRefused(null)
    last.current = last.current.then(() => {
      const before = current()
      if (!before) return null
      const undone = Object.fromEntries(FIELDS.filter(name => name in change).map(name => [name, before[name]]))
      return action.run(
        { headers: atVersion(before), body: change },
        { done: () => done, undo: () => () => save(undone, t('undone')) },
      )
    })
  }

  const { data } = query
  const changed = data ? FIELDS.filter(name => !isSame(data[name], DEFAULTS[name])) : []
  return { query, changed, refused, save, forget: () => setRefused(null) }
}

export type TabProps = Omit<ReturnType<typeof usePreferences>, 'query'> & { preferences: Preferences }
