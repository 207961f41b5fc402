import { useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { entryQuery } from '#pages/page8/page8_04-traffic/entry/entry-query.ts'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { replay } from './replay.ts'

/** Sends the request again and reads the result from the log. */
export function useReplay(entry: TrafficDetail, ownSandboxId: string | undefined) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<TrafficDetail | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(sandboxId: string) {
    setIsSending(true)
    setProblem(null)
    try {
      const requestId = await replay(entry, sandboxId, ownSandboxId ?? sandboxId)
      setResult(await queryClient.fetchQuery(entryQuery(requestId)))
    } catch (error) {
      setResult(null)
      setProblem(t('notLogged', { reason: describe(error) }))
    } finally {
      setIsSending(false)
      // It may have changed data of other pages.
      void queryClient.invalidateQueries({ refetchType: 'none' })
    }
  }

  return { send, isSending, result, problem }
}
