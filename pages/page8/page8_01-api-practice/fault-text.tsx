import { useMessages } from '#client/i18n/i18n.ts'
import type { Fault } from './check.ts'
import { messages } from './messages.ts'

/** What is wrong at a place; the place is said where the text does not stand at it. */
export function FaultText({ fault: { pointer, code, asked }, hasPlace = true }: { fault: Fault; hasPlace?: boolean }) {
  const t = useMessages(messages)
  return (
    <>
      {hasPlace && <code>{pointer || t('whole')}</code>} {t(`fault_${code}`, { asked })}
    </>
  )
}
