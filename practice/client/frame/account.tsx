import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { beginTour } from '#practice/client/tour/state.ts'
import { messages } from './messages.ts'

/** Begins the tour again. */
export default function TourEntry({ onDone }: { onDone: () => void }) {
  const t = useMessages(messages)
  return (
    <button
      type="button"
      className={look.entry}
      onClick={() => {
        onDone()
        beginTour()
      }}
    >
      {t('tour')}
    </button>
  )
}
