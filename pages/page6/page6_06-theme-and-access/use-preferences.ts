import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { applyLook, whileChanging } from '#client/session/look.ts'
import {
  type PreferenceFields,
  type Preferences,
  readPreferences,
  updatePreferences,
} from '#resources/preferences/contract.ts'
import { DEFAULTS, keyIssues, lookOf, type WeakAccent, weakAccents } from '#resources/preferences/rules.ts'
import { Problem } from '#shared/errors.ts'
import { keysIn } from '#shared/objects.ts'
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

type Stale = { current: Preferences }

const FIELDS = keysIn(DEFAULTS)
const withChanges = (saved: Preferences, changes: readonly Change[]) =>
  // Changes are parts of the preferences.
  Object.assign({}, saved, ...changes) as Preferences
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Shows preferences that the server has sent in the whole console. */
export function show(preferences: Preferences): void {
  queryClient.setQueryData(preferencesQuery.queryKey, preferences)
  applyLook(lookOf(preferences))
}

/** The server will refuse these, so they are not shown before it has answered. */
const areRefused = (fields: PreferenceFields) => weakAccents(fields).length > 0 || keyIssues(fields.keys).length > 0

/** The operator's preferences. Every change is applied and saved at once, and can be undone. */
export function usePreferences() {
  const t = useMessages(messages)
  const query = useQuery(preferencesQuery)
  useLiveRows('preferences')
  const [refused, setRefused] = useState<Refused | null>(null)
  const action = useAction(updatePreferences, {
    cause: 'preferences',
    onDone: reply => void queryClient.setQueryData(preferencesQuery.queryKey, reply),
  })

  // Shown, but not saved yet. Two changes may come before the next render, so the reference is the latest list.
  const [ahead, setAhead] = useState<readonly Change[]>([])
  const latest = useRef(ahead)
  function put(changes: readonly Change[]) {
    latest.current = changes
    setAhead(changes)
    const saved = current()
    if (saved) applyLook(lookOf(withChanges(saved, changes)))
  }

  // One change after another, because each needs the version of the one before.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  function save(change: Change, done: string = t('saved')): void {
    setRefused(null)
    const saved = current()
    if (saved && !areRefused(withChanges(saved, [...latest.current, change]))) put([...latest.current, change])
    const turn = last.current
    last.current = whileChanging(async () => {
      await turn
      await send(change, done)
      put(latest.current.filter(one => one !== change))
    })
  }

  async function send(change: Change, done: string, isRetry = false) {
    const before = current()
    if (!before) return
    const undone = Object.fromEntries(FIELDS.filter(name => name in change).map(name => [name, before[name]]))
    let now: Preferences | undefined
    await action.run(
      { headers: atVersion(before), body: change },
      {
        done: () => done,
        undo: () => () => save(undone, t('undone')),
        failed(reason, error) {
          const { status, body } = error instanceof Problem ? error : { status: 0, body: {} }
          // The contract declares these members.
          const { current: newer, weak = [], clash, errors } = body as Partial<Refused & Stale & Problem['body']>
          if (status === 412 && !isRetry) now = newer
          else if (status !== 422) return t('notSaved', { reason })
          else setRefused({ change, weak, ...(clash && { clash }), code: errors?.[0]?.code })
          return null
        },
      },
    )
    if (!now) return
    // Another window has changed something. This change goes on top of it.
    queryClient.setQueryData(preferencesQuery.queryKey, now)
    await send(change, done, true)
  }

  const shown = query.data && withChanges(query.data, ahead)
  const changed = shown ? FIELDS.filter(name => !isSame(shown[name], DEFAULTS[name])) : []
  return { query, shown, changed, refused, save, forget: () => setRefused(null) }
}

export type TabProps = Omit<ReturnType<typeof usePreferences>, 'query' | 'shown'> & { preferences: Preferences }
