import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { type MapFilter, type Marker, useMap } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import townshipsUrl from '#shared/geometry/taiwan-townships.csv?url'
import type { Imported } from './files/imported.ts'
import { effectOf, type Manner, merged } from './files/merge.ts'
import { removeList, removeMarker } from './markers/actions.ts'
import { commit, redo, undo, useHistory } from './markers/history.ts'
import { messages } from './messages.ts'
import type { Note } from './step-note.tsx'

/** Steps that remove something or add many markers. Each reports what it did, with Undo. */
export function useSteps(onArrive: (markers: readonly Imported[]) => void) {
  const { t, language } = useLocale(messages)
  const [note, setNote] = useState<Note | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const canUndo = useHistory(({ past }) => past.length > 0)
  const canRedo = useHistory(({ future }) => future.length > 0)

  /** Describes the step that was just recorded. */
  const say = (text: string) => setNote({ text, step: useHistory.getState().past.at(-1) })
  const report = (skipped: number | null) => {
    if (skipped) toast.info(t('skipped', { count: skipped }), { cause: 'undo' })
  }

  const undoLast = () => report(undo())
  const redoNext = () => report(redo())

  function takeIn(markers: Imported[], manner: Manner) {
    const { added, changed, removed } = effectOf(useMap.getState(), markers, manner)
    commit(state => merged(state, markers, manner))
    onArrive(markers)
    say(removed > 0 ? t('replaced', { count: markers.length, removed }) : t('imported', { count: added + changed }))
  }

  return {
    note,
    isLoading,
    takeIn,
    canUndo,
    canRedo,
    undo: undoLast,
    redo: redoNext,
    remove(marker: Marker) {
      removeMarker(marker.id)
      say(t('removed', { name: marker.name }))
    },
    removeList(list: MapFilter) {
      removeList(list.id)
      say(t('listRemoved', { name: list.name }))
    },
    async loadExample() {
      setIsLoading(true)
      try {
        const [{ readExample }, reply] = await Promise.all([import('./files/formats.ts'), fetch(townshipsUrl)])
        if (!reply.ok) throw new Error(`the townships were answered with ${reply.status}`)
        takeIn(
          readExample(await reply.text(), language, region => t(region)),
          'merge',
        )
      } catch {
        toast.error(t('exampleFailed'), { cause: 'example' })
      } finally {
        setIsLoading(false)
      }
    },
  }
}
