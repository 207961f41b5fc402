import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient, readAgain } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page4/page4_05-uploads/messages.ts'
import type { ChunkFault } from '#pages/page4/page4_05-uploads/trouble.ts'
import { listUploads, type Upload } from '#resources/uploads/contract.ts'
import { MAX_FILE_BYTES } from '#resources/uploads/rules.ts'
import { Problem, refuse } from '#shared/errors.ts'
import { createRate } from './rate.ts'
import { type News, sendFile } from './send-file.ts'
import { type Batch, reduceTransfers, type Transfer } from './transfers.ts'

/** Marks the file as finished in the list, in case the list can't be read again now. */
const adopt = (finished: Upload) =>
  void queryClient.setQueryData(
    api.query(listUploads).queryKey,
    list => list && { ...list, rows: list.rows.map(row => (row.id === finished.id ? finished : row)) },
  )

/**
 * The files that this window sends. Does not use `useAction`, because a file is many requests that are retried, paused
 * and aborted. Files are sent independently. Leaving the page stops them all, and the server keeps what it has
 * received.
 */
export function useTransfers(nextFault: () => ChunkFault) {
  const t = useMessages(messages)
  const [transfers, change] = useReducer(reduceTransfers, [])
  /** Text for screen readers, which can't see the bars. Updated now and then, not with each chunk. */
  const [said, say] = useState('')
  const running = useRef(new Map<string, AbortController>())
  const now = useLatest({ transfers, nextFault, t })

  useEffect(
    () => () => {
      for (const controller of running.current.values()) controller.abort()
    },
    [],
  )

  const acts = useMemo(() => {
    async function run(transfer: Transfer) {
      const { key, file, upload, expected } = transfer
      const controller = new AbortController()
      const { signal } = controller
      const rateOf = createRate()
      let quarter = 0
      running.current.set(key, controller)

      function report(news: News) {
        if (signal.aborted) return
        const { t } = now.current
        change({ is: 'news', key, news, rate: news.is === 'sending' ? rateOf(news.sent) : null })
        if (news.is === 'waiting')
          say(t('saysWaiting', { name: file.name, seconds: Math.round(news.waitMs / 1000) || 1 }))
        if (news.is === 'offline') say(t('saysOffline', { name: file.name }))
        if (news.is !== 'sending') return
        const next = Math.floor((4 * news.sent) / file.size)
        if (next > quarter && next < 4) say(t('saysProgress', { name: file.name, percent: next * 25 }))
        quarter = next
      }

      try {
        if (file.size > MAX_FILE_BYTES) throw refuse('too-large')
        const order = { file, upload, expected, signal, report, nextFault: () => now.current.nextFault() }
        const { finished, wasThere } = await sendFile(order)
        announce(transfer, finished, wasThere)
        adopt(finished)
        await readAgain(listUploads.path)
        change({ is: 'gone', key })
      } catch (error) {
        if (signal.aborted) return
        // It can be tried again from now on, and not only when the list has been read.
        running.current.delete(key)
        const { t } = now.current
        say(t('saysFailed', { name: file.name }))
        // An upload that the server no longer has, or has discarded, is announced again.
        const isForgotten = error instanceof Problem && ['not-found', 'checksum-mismatch'].includes(error.code)
        change({ is: 'failed', key, error, isForgotten })
        await readAgain(listUploads.path)
      } finally {
        if (running.current.get(key) === controller) running.current.delete(key)
      }
    }

    /** A file is announced by its name, several as one count that grows: the list below names them. */
    function announce({ key, file, batch }: Transfer, finished: Upload, wasThere: boolean) {
      const { t } = now.current
      batch.arrived++
      if (wasThere) batch.there++
      if (batch.all > 1) toast.success(t(batch.there > 0 ? 'batchThere' : 'batchArrived', batch), { cause: batch.key })
      else if (wasThere) toast.info(t('wasThere', { name: file.name, as: finished.name }), { cause: key })
      else toast.success(t('arrived', { name: finished.name }), { cause: key })
    }

    function add(files: readonly File[], expected: Upload | null = null) {
      const batch: Batch = { key: crypto.randomUUID(), all: files.length, arrived: 0, there: 0 }
      for (const file of files) {
        const key = crypto.randomUUID()
        const transfer: Transfer = {
          key,
          file,
          batch,
          expected,
          upload: null,
          sent: 0,
          rate: null,
          state: { is: 'hashing' },
        }
        change({ is: 'added', transfer })
        void run(transfer)
      }
    }
    function stop(key: string) {
      running.current.get(key)?.abort()
      running.current.delete(key)
    }
    return {
      add,
      pause(key: string) {
        stop(key)
        change({ is: 'paused', key })
      },
      goOn(key: string) {
        const transfer = now.current.transfers.find(one => one.key === key)
        if (!transfer || running.current.has(key)) return
        void run(transfer)
      },
      /** Removes it from this window. The server keeps what it has received. */
      drop(key: string) {
        stop(key)
        change({ is: 'gone', key })
      },
    }
  }, [])

  return { transfers, said, ...acts }
}
