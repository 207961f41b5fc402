import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { adoptSession } from '#client/session/session.ts'
import { type HuntFields, listHunts, startHunt } from '#resources/hunts/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { messages } from './messages.ts'

const huntsQuery = api.query(listHunts)

/** The operator's hunts, the newest first, and the one that goes on. */
export function useHunts() {
  const query = useQuery(huntsQuery)
  const rows = query.data?.rows ?? []
  return { query, rows, running: rows.find(({ endedAt }) => endedAt === null) ?? null }
}

/** Starts a hunt in a new sandbox, and works there from then on. Throws what the server refuses. */
export function useStart() {
  const { t, formats } = useLocale(messages)
  const forking = useAction(forkSandbox)
  const switching = useAction(switchSandbox, { onDone: adoptSession })
  const starting = useAction(startHunt)
  // A start that has failed after the first step goes on with the same sandbox.
  const made = useRef<string>(undefined)
  return async (body: HuntFields) => {
    const name = t('sandboxName', { time: formats.moment(new Date().toISOString(), 'dateTime') })
    made.current ??= (await forking.send({ body: { name, from: MAIN } })).id
    const sandboxId = made.current
    try {
      await switching.send({ body: { sandboxId } })
    } catch (error) {
      // It has been deleted meanwhile.
      if (isRefused(switchSandbox, 404, error)) made.current = undefined
      throw error
    }
    await starting.send({ body })
    made.current = undefined
  }
}
