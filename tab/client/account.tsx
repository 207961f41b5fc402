import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { tabMessages } from './messages.ts'
import { show } from './shown.ts'

/** Shows the line about the data in this browser again. */
export default function TabEntry({ onDone }: { onDone: () => void }) {
  const t = useMessages(tabMessages)
  return (
    <button
      type="button"
      className={look.entry}
      onClick={() => {
        onDone()
        show(true)
      }}
    >
      {t('entry')}
    </button>
  )
}
