import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import { readDay } from '#client/ui/date/read-day.ts'
import styles from './long-list.module.css'
import { messages } from './messages.ts'

type Props = { day: string | undefined; onJump: (day: string) => void }

/** Goes to a day, but not while typing, because a partial date may be valid, too. */
export function Jump({ day = '', onJump }: Props) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState({ over: day, text: day })
  // A change of the URL (Back) replaces the typed text.
  if (typed.over !== day) setTyped({ over: day, text: day })
  return (
    <form
      className={styles.jump}
      onSubmit={event => {
        event.preventDefault()
        if (readDay(typed.text)) onJump(typed.text)
      }}
    >
      <DateField label={t('day')} value={typed.text} onChange={text => setTyped({ over: day, text })} />
      <Button type="submit" disabled={!readDay(typed.text)}>
        {t('jump')}
      </Button>
    </form>
  )
}
