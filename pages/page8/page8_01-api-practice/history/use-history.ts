import { useEffect, useState } from 'react'
import { useDesk } from '#pages/page8/page8_01-api-practice/request/desk.ts'
import { type HistoryEntry, historyStore } from './history.ts'

/** The history, with functions that delete entries and undo the last deletion. */
export function useHistory() {
  const entries = useDesk(desk => desk.history)
  const [deleted, setDeleted] = useState<HistoryEntry[]>([])

  useEffect(() => {
    void historyStore.read().then(history => useDesk.setState({ history }))
  }, [])

  const change = async (step: (kept: HistoryEntry[]) => HistoryEntry[]) => {
    const history = await historyStore.change(step)
    if (history) useDesk.setState({ history })
  }

  return {
    entries,
    deleted,
    remove: (id: string) => {
      setDeleted((entries ?? []).filter(entry => entry.id === id))
      return change(kept => kept.filter(entry => entry.id !== id))
    },
    clear: () => {
      setDeleted(entries ?? [])
      return change(() => [])
    },
    undo: () => {
      const back = deleted
      setDeleted([])
      return change(kept => {
        const known = new Set(kept.map(({ id }) => id))
        const all = [...kept, ...back.filter(({ id }) => !known.has(id))]
        return all.sort((a, b) => b.reply.at.localeCompare(a.reply.at))
      })
    },
  }
}
export type History = ReturnType<typeof useHistory>
